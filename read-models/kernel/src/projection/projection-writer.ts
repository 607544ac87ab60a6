import type { RecordedEvent } from '@reprise/contracts/kernel';
import {
  DocumentConflict,
  type Collection,
  type CollectionSpec,
  type Documents,
  type Stored,
  type WriteOp,
} from '../documents';
import { afterWrite, checkpointOp, checkpointsSpec, readCheckpoint, type Checkpoint } from './checkpoints';
import { foldEvents, touches, type Rows, type Touch } from './fold-events';
import { checkpointOfPart, isOfPart, type Part } from './part';
import type { ComparePositions, Projection, Row } from './projection';
import { Gathering, type Most, type Page } from './gathering';
import { withoutIndexes } from './late-indexes';
import { ProjectionFailure } from './projection-failure';
import { RowCache } from './row-cache';

const maxTries = 3;

export type WriterOptions<R extends Row> = {
  readonly documents: Documents;
  readonly projection: Projection<R>;
  /** Name of the collection that receives the rows. */
  readonly physical: string;
  readonly compare: ComparePositions;
  /** Of rows kept in memory between batches. */
  readonly cacheBytes?: number;
  /** Whoever fills makes the indexes when the rows are there. */
  readonly isFilling?: boolean;
  /** Default: all rows. */
  readonly part?: Part;
};

type Kept<R extends Row> = R & { readonly _revision?: number };
const revisionOf = <R extends Row>(row: Kept<R> | undefined): number => row?._revision ?? -1;

/** Deletes, changes, then new rows: a unique value is released before it is reused, and each kind is one command. */
const kindOf = (op: WriteOp<Row>): number => (op.kind === 'delete' ? 0 : op.expected === -1 ? 2 : 1);

/**
 * Folds batches into one physical collection. If the engine has transactions, rows and checkpoint are one write,
 * which is refused if anyone else has moved the checkpoint: either the rows in memory are those stored, or the write
 * fails, discards them and starts over.
 *
 * Otherwise each row is guarded by the revision at which it was read or written, and the checkpoint follows; a crash
 * between the two repeats events, which the rows' own positions then skip. A row in memory is outdated only if
 * another runner wrote it. Either that runner has moved the checkpoint, and this one's write is refused; or its
 * events are still ahead of this one, which folds the same events over the same row up to the first that changes it,
 * and is refused there. Events from before the checkpoint (unparked) are ahead of nobody: for them the checkpoint is
 * written first.
 */
export class ProjectionWriter<R extends Row> {
  private readonly spec: CollectionSpec;
  private readonly collection: Collection<R>;
  private readonly cache: RowCache<R>;
  /** The id of its checkpoint. */
  private readonly progress: string;
  private last: Checkpoint | undefined;
  private wasRefused = false;
  private made = 0;

  constructor(private readonly options: WriterOptions<R>) {
    const { documents, projection, physical, cacheBytes = 0, isFilling = false, part } = options;
    const spec = { ...projection.collection, name: physical };
    this.spec = isFilling ? withoutIndexes(spec) : spec;
    this.collection = documents.collection<R>(this.spec);
    this.cache = new RowCache(cacheBytes);
    this.progress = part ? checkpointOfPart(physical, part) : physical;
  }

  get physical(): string {
    return this.options.physical;
  }

  /** Rows that were new when they were written. */
  get newRows(): number {
    return this.made;
  }

  /** Position up to which everything was written, according to the store; `''` before the first. */
  async checkpoint(): Promise<string> {
    this.forget();
    return (await this.known()).position;
  }

  /**
   * Writes the effects of the events, and the position; the checkpoint never moves back. @returns the checkpoint's
   * position.
   * @throws ProjectionFailure naming the failing event; nothing was written then.
   */
  async write(events: readonly RecordedEvent[], position: string): Promise<string> {
    const touched = this.touched(events);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(touched, position);
      } catch (error) {
        this.forget();
        this.wasRefused = true;
        if (!(error instanceof DocumentConflict)) throw error;
        // Without transactions, another runner halfway through a batch may briefly hold the value.
        const isSure = this.options.documents.atomicBatches || attempt === maxTries;
        if (error.reason === 'unique' && isSure) throw this.blame(error, touched);
        if (attempt === maxTries) throw error;
      }
    }
  }

  /**
   * Folds page after page over the rows in memory and writes them together, each once: the more pages, the fewer writes of
   * a row that changes often. @param read a page after a position, undefined at the end.
   * @returns the checkpoint's position. @throws DocumentConflict if another writer was first, or a value is taken.
   */
  async writeMany(read: (after: string) => Promise<Page | undefined>, most: Most): Promise<string> {
    const { projection, compare } = this.options;
    const gathered = new Gathering<R>(most);
    try {
      const checkpoint = await this.known();
      let { position } = checkpoint;
      for (let page = await read(position); page; page = gathered.isFull ? undefined : await read(position)) {
        const touched = this.touched(page.events);
        const rows = await this.load(touched, gathered.changed);
        gathered.add(foldEvents(projection, touched, rows, compare), rows);
        position = page.position;
      }
      if (position !== checkpoint.position)
        await this.store(gathered.before, gathered.changed, position, checkpoint);
      return position;
    } catch (error) {
      this.forget();
      this.wasRefused = true;
      throw error;
    }
  }

  private touched(events: readonly RecordedEvent[]): readonly Touch[] {
    const { projection, part } = this.options;
    const all = touches(projection, events);
    if (!part) return all;
    return all.flatMap(({ event, keys }) => {
      const own = keys.filter((key) => isOfPart(key, part));
      return own.length > 0 ? [{ event, keys: own }] : [];
    });
  }

  private async attempt(touched: readonly Touch[], position: string): Promise<string> {
    const { projection, compare } = this.options;
    const checkpoint = await this.known();
    const rows = await this.load(touched, new Map());
    const changed = foldEvents(projection, touched, rows, compare);
    const ahead = checkpoint.position !== '' && compare(checkpoint.position, position) >= 0;
    const next = ahead ? checkpoint.position : position;
    await this.store(rows, changed, next, checkpoint);
    return next;
  }

  private async store(
    rows: Rows<R>,
    changed: Rows<R>,
    position: string,
    checkpoint: Checkpoint,
  ): Promise<void> {
    const { documents } = this.options;
    const atomic = documents.atomicBatches;
    const ops = [...changed].flatMap(([key, row]) => this.op(key, row, rows.get(key), atomic));
    if (!atomic) ops.sort((a, b) => kindOf(a) - kindOf(b));
    const moved = { collection: checkpointsSpec, ops: [checkpointOp(this.progress, position, checkpoint)] };
    const written = { collection: this.spec, ops };
    // Atomic: the checkpoint first, so that a lost race costs nothing. Otherwise last, so that a crash loses
    // nothing.
    const isFirst = atomic || position === checkpoint.position;
    await documents.batch(isFirst ? [moved, written] : [written, moved]);
    for (const [key, row] of changed) this.cache.set(key, row && this.written(row, rows.get(key)));
    this.made += ops.length - [...changed.keys()].filter((key) => rows.get(key)).length;
    this.last = afterWrite(checkpoint, position);
  }

  /** As now stored. */
  private written(row: R, before: R | undefined): R {
    if (this.options.documents.atomicBatches) return row;
    const revision = revisionOf(before);
    return { ...row, _revision: revision === -1 ? 1 : revision + 1 };
  }

  private op(key: string, row: R | undefined, before: R | undefined, atomic: boolean): WriteOp<R>[] {
    // In one transaction with the checkpoint what is in memory is what is stored; a new row need not be looked for.
    const expected = atomic && before ? {} : { expected: revisionOf(before) };
    if (row) return [{ kind: 'put', document: row, ...expected }];
    return before ? [{ kind: 'delete', id: key, ...expected }] : [];
  }

  /** @param newer rows that are not written yet. */
  private async load(touched: readonly Touch[], newer: Rows<R>): Promise<Rows<R>> {
    const rows = new Map<string, R | undefined>();
    for (const { keys } of touched)
      for (const key of keys) rows.set(key, newer.has(key) ? newer.get(key) : this.cache.get(key));
    const missing = [...rows.keys()].filter((key) => !newer.has(key) && !this.cache.has(key));
    const found: readonly Stored<R>[] = missing.length > 0 ? await this.collection.getMany(missing) : [];
    for (const row of found) rows.set(row._id, row);
    for (const key of missing) this.cache.set(key, rows.get(key));
    return rows;
  }

  private async known(): Promise<Checkpoint> {
    if (this.last) return this.last;
    this.last = await readCheckpoint(this.options.documents, this.progress);
    // Before the first checkpoint there are no rows, or, without transactions, those of a crash: their guards refuse,
    // and all are then read.
    if (this.last.revision === -1 && !this.wasRefused) this.cache.holdsAll();
    return this.last;
  }

  private forget(): void {
    this.last = undefined;
    this.cache.clear();
  }

  private blame(conflict: DocumentConflict, touched: readonly Touch[]): Error {
    const touch = touched.findLast(({ keys }) => keys.includes(conflict.id));
    return touch ? new ProjectionFailure(this.options.projection.name, touch.event, conflict) : conflict;
  }
}
