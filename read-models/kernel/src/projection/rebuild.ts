import type { Documents } from '../documents';
import { readCheckpoint } from './checkpoints';
import { compareRows, type Difference } from './compare-rows';
import { isOfVersion, LiveVersions } from './live-versions';
import { indexesOnce, mostRowsWithoutIndexes } from './late-indexes';
import { LogPages } from './log-pages';
import type { ComparePositions, Projection, ReadAll, Row } from './projection';
import { ProjectionWriter } from './projection-writer';

export type RebuildProgress = {
  /** Those that the projection is about. */
  readonly events: number;
  readonly position: string;
  readonly seconds: number;
};

export type RebuildOptions<R extends Row> = {
  readonly documents: Documents;
  readonly projection: Projection<R>;
  readonly compare: ComparePositions;
  readonly readAll: ReadAll;
  /** The most events that are written together; default 40,000. Between pages of them the process serves other work. */
  readonly batchEvents?: number;
  /** Of rows kept in memory; default 64 MB. */
  readonly cacheBytes?: number;
  readonly onProgress?: (progress: RebuildProgress) => void;
};

export type RebuildComparison = {
  /** The position at which both sides were compared. */
  readonly position: string;
  readonly live: { readonly collection: string; readonly rows: number };
  readonly fresh: { readonly collection: string; readonly rows: number };
  /** Number of rows compared. */
  readonly sampled: number;
  readonly differences: readonly Difference[];
};

const cacheBytes = 64_000_000;

/** One blue/green rebuild of a projection: `fill`, `compareWithLive`, then `switchTo` or `abandon`. */
export class Rebuild<R extends Row> {
  private readonly index: () => Promise<void>;

  private constructor(
    private readonly options: RebuildOptions<R>,
    private readonly versions: LiveVersions,
    private readonly writer: ProjectionWriter<R>,
  ) {
    const { documents, projection } = options;
    this.index = indexesOnce(documents, { ...projection.collection, name: writer.physical });
  }

  /** Reserves a new collection (`buyback_list_v1__3`) beside the live one. */
  static async begin<R extends Row>(options: RebuildOptions<R>): Promise<Rebuild<R>> {
    const versions = new LiveVersions(options.documents);
    const physical = await versions.reserve(options.projection);
    const writer = new ProjectionWriter({ cacheBytes, ...options, physical, isFilling: true });
    return new Rebuild(options, versions, writer);
  }

  /** Goes on with a collection that was reserved before, by this process or another. */
  static resume<R extends Row>(options: RebuildOptions<R>, physical: string): Rebuild<R> {
    const writer = new ProjectionWriter({ cacheBytes, ...options, physical, isFilling: true });
    return new Rebuild(options, new LiveVersions(options.documents), writer);
  }

  /** Name of the new collection. */
  get collection(): string {
    return this.writer.physical;
  }

  /** Folds the log into the new collection, to its end or to a position. Call it again to follow the log. */
  async fill(until?: string): Promise<RebuildProgress> {
    const { batchEvents, onProgress } = this.options;
    const pages = new LogPages(this.options, { until, batchEvents });
    const began = performance.now();
    const progress = (position: string): RebuildProgress => ({
      ...{ events: pages.events, position },
      seconds: (performance.now() - began) / 1000,
    });
    const position = await pages.writeAll(this.writer, async (reached) => {
      onProgress?.(progress(reached));
      if (this.writer.newRows > mostRowsWithoutIndexes) await this.index();
    });
    await this.index();
    return progress(position);
  }

  /**
   * Compares counts and a sample of rows with the live collection at one position: a comparison is valid only if
   * neither moved meanwhile, and is repeated otherwise.
   * @throws RangeError if the live one never stays at a position that the new one can reach.
   */
  async compareWithLive(sample = 200, tries = 50): Promise<RebuildComparison> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const live = await this.versions.live(this.options.projection);
      const position = await this.positionOf(live);
      if (position !== '') await this.fill(position);
      if ((await this.writer.checkpoint()) === position) {
        const found = await compareRows(this.options, live, this.collection, sample);
        if ((await this.positionOf(live)) === position) return { position, ...found };
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new RangeError(
      `${this.options.projection.name}: the live version and ${this.collection} never reached the same position`,
    );
  }

  /** The position of what queries read; `''` before the first event. */
  async livePosition(): Promise<string> {
    return this.positionOf(await this.versions.live(this.options.projection));
  }

  /** Queries read the new collection from now on; the runner brings it up to its own position with its next batch. */
  async switchTo(): Promise<void> {
    await this.fill();
    await this.versions.switchTo(this.options.projection, this.collection);
  }

  /** Drops the new collection; the live one is unchanged. */
  async abandon(): Promise<void> {
    await this.options.documents.collection({ name: this.collection }).drop();
  }

  private async positionOf(physical: string): Promise<string> {
    return (await readCheckpoint(this.options.documents, physical)).position;
  }
}

/**
 * Queries read the collection from before the last switch again. If it has the same version, it is first brought to
 * the end of the log; one of an older version shows its old content. @throws RangeError if there is none.
 */
export async function rollBack<R extends Row>(
  options: Omit<RebuildOptions<R>, 'onProgress' | 'batchEvents'>,
): Promise<void> {
  const versions = new LiveVersions(options.documents);
  const previous = (await versions.of(options.projection))?.previous;
  if (previous && isOfVersion(previous, options.projection)) {
    const writer = new ProjectionWriter({ ...options, physical: previous });
    await new LogPages(options, {}).writeAll(writer);
  }
  await versions.rollBack(options.projection);
}
