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
import { readCheckpoint, readPositions } from '../projection/checkpoints';
import { noteFilling } from './filling';

/** Between two looks at what other processes move. */
const longestPauseMs = 100;

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
  /** Where collections were when they were last looked at. They go on, never back. */
  private readonly shown = new Map<string, string>();
  /** Names of the projections that lack rows for now. */
  private filling: ReadonlySet<string> = new Set();

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
    const collection = this.known<R>(physical) ?? this.opened(projection, physical);
    noteFilling(collection, this.filling.has(projection.name));
    return collection;
  }

  /**
   * Looks which projections do not show everything up to a position of the log yet. Until the next look, pages that are
   * read of those say so, and of the others do not. @returns their names.
   */
  async markFilling(projections: readonly Named[], position: string): Promise<readonly string[]> {
    const looks = projections.map(async (each) => ((await this.shows(each, position)) ? [] : [each.name]));
    const names = (await Promise.all(looks)).flat();
    this.filling = new Set(names);
    return names;
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

  /**
   * The same for many projections. Where other processes run them, they are asked about together, and what was seen is
   * remembered, so that a position that has long been shown costs one question.
   * @throws Refusal `read-model-behind`
   */
  async waitForAll(projections: readonly Named[], position: string, timeoutMs: number): Promise<void> {
    if (projections.every(({ name }) => this.running.has(name))) {
      await Promise.all(projections.map((each) => this.waitForPosition(each, position, timeoutMs)));
      return;
    }
    const until = Date.now() + timeoutMs;
    for (let pause = this.options.lookEveryMs ?? 25; ; pause = Math.min(pause * 2, longestPauseMs)) {
      if (await this.allShow(projections, position)) return;
      const left = until - Date.now();
      if (left <= 0) throw new Refusal('read-model-behind', { position });
      await new Promise((done) => setTimeout(done, Math.min(pause, left)));
    }
  }

  private known<R extends Row>(physical: string): Collection<R> | undefined {
    return this.collections.get(physical) as unknown as Collection<R> | undefined;
  }

  private opened<R extends Row>(projection: Projection<R>, physical: string): Collection<R> {
    const collection = this.options.documents.collection<R>({ ...projection.collection, name: physical });
    this.collections.set(physical, collection as unknown as Collection<never>);
    return collection;
  }

  private async allShow(projections: readonly Named[], position: string): Promise<boolean> {
    if (position === '') return true;
    const { documents, compare } = this.options;
    const physicals = await this.versions.liveOf(projections);
    const reached = (physical: string): boolean => {
      const shown = this.shown.get(physical);
      return shown !== undefined && compare(shown, position) >= 0;
    };
    const behind = physicals.filter((physical) => !reached(physical));
    if (behind.length === 0) return true;
    for (const [physical, shown] of await readPositions(documents, behind))
      if (shown !== '') this.shown.set(physical, shown);
    return behind.every(reached);
  }

  private async shows(projection: Named, position: string): Promise<boolean> {
    if (position === '') return true;
    const live = await this.versions.live(projection);
    const shown = (await readCheckpoint(this.options.documents, live)).position;
    return shown !== '' && this.options.compare(shown, position) >= 0;
  }
}
