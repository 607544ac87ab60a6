import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Documents } from '../documents';
import { LiveVersions } from './live-versions';
import type { PositionSignals } from './position-signals';
import { ProjectionWriter } from './projection-writer';
import type { ComparePositions, Projection, ReadAll, Row } from './projection';

const catchUpEvents = 1000;
const rowBytes = 2_000_000;

export type RunnerOptions<R extends Row> = {
  readonly documents: Documents;
  readonly projection: Projection<R>;
  readonly compare: ComparePositions;
  /** Reads the log again after a switch to a collection that is behind. */
  readonly readAll: ReadAll;
  readonly signals?: PositionSignals;
  /** Of rows kept in memory between batches; default 2 MB. */
  readonly cacheBytes?: number;
};

/**
 * A projection as a consumer of the subscription engine; it may be replayed at any time. Before each batch it looks
 * up the collection for this version's rows; after a switch or a roll-back it first brings that one up to its own
 * position.
 */
export class ProjectionRunner<R extends Row> {
  readonly name: string;
  readonly on: readonly string[];
  private readonly versions: LiveVersions;
  private writer: ProjectionWriter<R> | undefined;

  constructor(private readonly options: RunnerOptions<R>) {
    this.name = options.projection.name;
    this.on = options.projection.on;
    this.versions = new LiveVersions(options.documents);
  }

  /** Events of one row are parked together: a row that continued would treat a late event as already seen. */
  keyOf(event: RecordedEvent): string {
    try {
      return this.options.projection.keys(event)[0] ?? event.stream;
    } catch {
      return event.stream;
    }
  }

  /** Has `hurry` called when a query waits for rows. */
  onWanted(hurry: () => void): void {
    this.options.signals?.onWanted(this.name, hurry);
  }

  /** Position up to which everything was applied; undefined before the first event. */
  async checkpoint(): Promise<string | undefined> {
    const writer = await this.current();
    return (await writer.checkpoint()) || undefined;
  }

  /**
   * Folds the events and stores `position` atomically. The list may be empty, or before the checkpoint (unparked
   * events): each row decides by its own position. @throws ProjectionFailure naming the failing event, with nothing
   * written.
   */
  async apply(events: readonly RecordedEvent[], position: string): Promise<void> {
    const writer = await this.current();
    const reached = await writer.write(events, position);
    this.options.signals?.reached(this.name, reached);
  }

  private async current(): Promise<ProjectionWriter<R>> {
    const { projection, documents, compare, cacheBytes = rowBytes } = this.options;
    if (!this.writer) await this.versions.declare(projection);
    const physical = await this.versions.target(projection);
    if (this.writer?.physical === physical) return this.writer;
    const writer = new ProjectionWriter({ documents, projection, physical, compare, cacheBytes });
    if (this.writer) await this.catchUp(writer, await this.writer.checkpoint());
    this.writer = writer;
    return writer;
  }

  private async catchUp(writer: ProjectionWriter<R>, until: string): Promise<void> {
    if (until === '') return;
    const { readAll, compare, projection } = this.options;
    let position = await writer.checkpoint();
    while (position === '' || compare(position, until) < 0) {
      const events = (await readAll(position, catchUpEvents, { types: projection.on })).filter(
        (each) => compare(each.position, until) <= 0,
      );
      const last = events.at(-1);
      position = await writer.write(events, last?.position ?? until);
    }
  }
}
