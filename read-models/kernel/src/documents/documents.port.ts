/** A JSON document. `_id` is its key; numbers, strings, booleans, null, arrays and objects only. */
export type Document = { readonly _id: string };

export type Scalar = string | number | boolean | null;
export type Operators = {
  $eq?: Scalar;
  $ne?: Scalar;
  $in?: readonly Scalar[];
  $nin?: readonly Scalar[];
  $gt?: string | number;
  $gte?: string | number;
  $lt?: string | number;
  $lte?: string | number;
  /** Present, even if null. To ask "has a value" write `{ $ne: null }`, which indexes serve. */
  $exists?: boolean;
  /** Case-insensitive "begins with"; adapters escape it. */
  $prefix?: string;
};
export type Condition = Scalar | Operators;
/**
 * The subset of MongoDB's query language that every adapter supports. Field paths are dotted (`customer.city`); a
 * path through a declared array matches if any element does, as in MongoDB. `null` matches null and absent. A range
 * compares only values of its own type. An `undefined` condition is refused: it would silently widen a read.
 */
export type Filter = { readonly [path: string]: Condition | readonly Filter[] | undefined } & {
  readonly $and?: readonly Filter[];
  readonly $or?: readonly Filter[];
};
/** Absent and null sort first, then numbers, then text by code point. Ties break by `_id` in the last direction. */
export type Sort = readonly (readonly [path: string, direction: 1 | -1])[];
export type FindOptions = {
  sort?: Sort;
  skip?: number;
  limit?: number;
  /** The filter leaves few: they are found first and then sorted, never looked for along the order. */
  few?: boolean;
};

export type IndexSpec = {
  readonly fields: readonly string[];
  /** Refuses a second document with the same values; documents in which a field is null or absent are exempt. */
  readonly unique?: boolean;
  /** Index only documents that have a value at this path. */
  readonly sparse?: string;
  /** The one of `fields` used with `$prefix`; stored case-folded, so it serves no sort. */
  readonly prefix?: string;
};

/** Declared once per collection; adapters create real indexes on these fields on first use. */
export type CollectionSpec = {
  readonly name: string;
  readonly indexes?: readonly IndexSpec[];
  /** Indexes that are declared later, when the documents are there: these are written ready for them. */
  readonly late?: readonly IndexSpec[];
  /** Indexes of earlier versions: dropped where they still stand. */
  readonly retired?: readonly IndexSpec[];
  /** Paths that contain arrays (`tags`, `lines`); conditions on or below them match if any element does. */
  readonly arrays?: readonly string[];
  /**
   * Fields with few values (account, status, store) whose combinations an adapter may keep counted, so that a total
   * or a count by value over these fields needs no scan. Not arrays.
   */
  readonly counted?: readonly string[];
  /** Few documents that are read all the time: an adapter may keep what it read until one of them is written. */
  readonly seldomWritten?: boolean;
};

export type WriteOp<T extends Document> =
  | {
      readonly kind: 'put';
      readonly document: T;
      /** Write only if the stored `_revision` equals it; -1: must not exist. */
      readonly expected?: number;
    }
  | { readonly kind: 'delete'; readonly id: string; readonly expected?: number };

export type CollectionWrites = {
  readonly collection: CollectionSpec;
  readonly ops: readonly WriteOp<Document>[];
};

/** Another writer was first, or a unique index refused; `fields` are then those of the index. */
export class DocumentConflict extends Error {
  constructor(
    readonly collection: string,
    readonly id: string,
    readonly reason: 'revision' | 'unique',
    readonly fields: readonly string[] = [],
  ) {
    super(`${collection}/${id}: ${reason} ${fields.join(', ')}`);
    this.name = 'DocumentConflict';
  }
}

export type Stored<T> = T & { /** Starts at 1, grows with every write. */ readonly _revision: number };

export interface Collection<T extends Document> {
  get(id: string): Promise<Stored<T> | undefined>;
  /** Those that exist, in no particular order. */
  getMany(ids: readonly string[]): Promise<readonly Stored<T>[]>;
  find(filter: Filter, options?: FindOptions): Promise<readonly Stored<T>[]>;
  count(filter: Filter): Promise<number>;
  /** Ids and revisions without the documents: whether what a reader holds is still what is stored. */
  revisions(filter: Filter): Promise<ReadonlyMap<string, number>>;
  /**
   * Another text as soon as a document of the collection has been written, by whichever process; the same text means that
   * nothing has. To be asked before what it is compared for is read. Undefined if the engine can only tell by looking.
   */
  version(): Promise<string | undefined>;
  /** Counts per value of one path: `[['bb_in_transit', 12], …]`, in value order. */
  countBy(path: string, filter: Filter): Promise<readonly (readonly [Scalar, number])[]>;
  /** Writes one document; its own `_revision` is ignored. @returns its new revision. @throws DocumentConflict */
  put(document: T, expected?: number): Promise<number>;
  /** @returns false if there was none. @throws DocumentConflict */
  delete(id: string, expected?: number): Promise<boolean>;
  /** Many writes, each atomic; the whole batch is atomic if the engine supports it (`Documents.atomicBatches`). */
  write(ops: readonly WriteOp<T>[]): Promise<void>;
  drop(): Promise<void>;
}

/** The store of read models and reference documents. Adapters: SQLite (embedded), MongoDB. */
export interface Documents {
  collection<T extends Document>(spec: CollectionSpec): Collection<T>;
  /** True if `batch` is one transaction. */
  readonly atomicBatches: boolean;
  /**
   * Runs writes over several collections; in one transaction if the engine supports it, otherwise in the given
   * order.
   */
  batch(writes: readonly CollectionWrites[]): Promise<void>;
  /**
   * What was deleted or replaced until now can be read in no file of the engine any more. MongoDB overwrites its journal in
   * its own time.
   */
  shred(): Promise<void>;
  collectionNames(): Promise<readonly string[]>;
  close(): Promise<void>;
}
