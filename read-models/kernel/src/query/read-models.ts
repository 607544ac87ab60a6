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
import { everySoOften, realAlarms, whenTold, type Alarms, type Listen, type Neighbour } from '../waiting';
import { noteFilling } from './filling';

/** Between two looks at what other processes move: soon at first, for who has just written, then ever less often. */
const firstLookMs = 25;
const longestPauseMs = 200;

export type ReadModelsOptions = {
  readonly documents: Documents;
  readonly compare: ComparePositions;
  readonly clock?: Alarms;
  /** A thread that may run the projections. */
  readonly neighbour?: Neighbour | undefined;
};

/** The read models of one process: gives queries a question's live collection, and lets them wait for a position. */
export class ReadModels {
  readonly versions: LiveVersions;
  private readonly signals: PositionSignals;
  private readonly collections = new Map<string, Collection<never>>();
  /** Projections that run in this process: who waits for them is woken, who waits for others looks. */
  private readonly running = new Set<string>();
  /** Positions of collections at the last check. They only move forward. */
  private readonly shown = new Map<string, string>();
  /** Names of the projections with rows currently missing. */
  private filling: ReadonlySet<string> = new Set();

  constructor(private readonly options: ReadModelsOptions) {
    this.versions = new LiveVersions(options.documents);
    this.signals = new PositionSignals(options.compare, options.neighbour);
  }

  /** Whether the log could have given it. */
  isPosition(text: string): boolean {
    return !Number.isNaN(this.options.compare(text, text));
  }

  /** A projection as a consumer for the subscription engine of this process. */
  runner<R extends Row>(projection: Projection<R>, readAll: ReadAll): ProjectionRunner<R> {
    const { documents, compare } = this.options;
    this.running.add(projection.name);
    return new ProjectionRunner({ documents, projection, compare, readAll, signals: this.signals });
  }

  /** The rows that currently answer a projection's question; look them up for every query. */
  async collection<R extends Row>(projection: Projection<R>): Promise<Collection<R>> {
    const physical = await this.versions.live(projection);
    const collection = this.known<R>(physical) ?? this.opened(projection, physical);
    noteFilling(collection, this.filling.has(projection.name));
    return collection;
  }

  /**
   * Checks which projections do not cover everything up to a position of the log. Until the next check, their pages
   * report it. @returns their names.
   */
  async markFilling(projections: readonly Named[], position: string): Promise<readonly string[]> {
    const looks = projections.map(async (each) => ((await this.shows(each, position)) ? [] : [each.name]));
    const names = (await Promise.all(looks)).flat();
    this.filling = new Set(names);
    return names;
  }

  /**
   * Waits until the rows of a projection cover everything up to a position of the log.
   * @throws Refusal `read-model-behind` if they do not within `timeoutMs`.
   */
  waitForPosition(projection: Named, position: string, timeoutMs: number): Promise<void> {
    return this.waitForAll([projection], position, timeoutMs);
  }

  /**
   * The same for many projections, which are asked about together. What was seen is remembered, so that a position that
   * has long been shown costs one question. @throws Refusal `read-model-behind`
   */
  async waitForAll(projections: readonly Named[], position: string, timeoutMs: number): Promise<void> {
    const look = async () => (await this.allShow(projections, position)) || undefined;
    if (await look()) return;
    const { clock = realAlarms } = this.options;
    const listen = this.moves(projections, position, clock);
    const patience = { clock, patienceMs: timeoutMs };
    // The last look is for a version that is live and moved by another process than the one that runs here.
    if (timeoutMs > 0 && ((await whenTold(listen, look, patience)) ?? (await look()))) return;
    const names = projections.map(({ name }) => name);
    throw new Refusal('read-model-behind', { projections: names, position });
  }

  /** Projections of this process tell when they move; where others run them, somebody has to look. */
  private moves(projections: readonly Named[], position: string, clock: Alarms): Listen {
    const elsewhere = projections.some(({ name }) => !this.running.has(name));
    return (wake) => {
      const ends = projections.map(({ name }) => this.signals.onReached(name, position, wake));
      if (elsewhere) ends.push(everySoOften(clock, firstLookMs, longestPauseMs)(wake));
      return () => ends.forEach((end) => end());
    };
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
