import { Refusal } from '@reprise/contracts/problems';
import type { Collection, Documents } from '../documents';
import {
  LiveVersions,
  type Named,
  PositionSignals,
  ProjectionRunner,
  type ComparePositions,
  type Projection,
  type ReadAll,
  type Row,
} from '../projection';
import { readCheckpoint } from '../projection/checkpoints';

export type ReadModelsOptions = {
  readonly documents: Documents;
  readonly compare: ComparePositions;
  /** Pause between two looks at a checkpoint that another process moves; 25 ms unless named. */
  readonly lookEveryMs?: number;
};

/** The read models of one process: gives queries the live collection of a question, and lets them wait for a position. */
export class ReadModels {
  readonly versions: LiveVersions;
  private readonly signals: PositionSignals;
  private readonly collections = new Map<string, Collection<never>>();
  /** Projections that run in this process: their waiters are woken, all others look. */
  private readonly running = new Set<string>();

  constructor(private readonly options: ReadModelsOptions) {
    this.versions = new LiveVersions(options.documents);
    this.signals = new PositionSignals(options.compare);
  }

  /** A projection as a consumer for the subscription engine of this process. */
  runner<R extends Row>(projection: Projection<R>, readAll: ReadAll): ProjectionRunner<R> {
    const { documents, compare } = this.options;
    this.running.add(projection.name);
    return new ProjectionRunner({ documents, projection, compare, readAll, signals: this.signals });
  }

  /** The rows that answer a projection's question now; ask again for every query. */
  async collection<R extends Row>(projection: Projection<R>): Promise<Collection<R>> {
    const physical = await this.versions.live(projection);
    const known = this.collections.get(physical);
    if (known) return known as unknown as Collection<R>;
    const collection = this.options.documents.collection<R>({ ...projection.collection, name: physical });
    this.collections.set(physical, collection as unknown as Collection<never>);
    return collection;
  }

  /**
   * Waits until the rows of a projection show everything up to a position of the log.
   * @throws Refusal `read-model-behind` when they do not within `timeoutMs`.
   */
  async waitForPosition(projection: Named, position: string, timeoutMs: number): Promise<void> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const left = Math.max(0, until - Date.now());
      const pause = this.running.has(projection.name) ? left : Math.min(left, this.options.lookEveryMs ?? 25);
      // Listening begins before the look, so that a move between the two is heard.
      const waiting = this.signals.wait(projection.name, position, pause);
      const shown = await this.shows(projection, position);
      if (shown || left === 0) waiting.stop();
      if (shown) return;
      if (left === 0) throw new Refusal('read-model-behind', { projection: projection.name, position });
      // A wake is only a reason to look again: the version that runs may not be the one that is live.
      await waiting.reached;
    }
  }

  private async shows(projection: Named, position: string): Promise<boolean> {
    if (position === '') return true;
    const live = await this.versions.live(projection);
    const shown = (await readCheckpoint(this.options.documents, live)).position;
    return shown !== '' && this.options.compare(shown, position) >= 0;
  }
}
