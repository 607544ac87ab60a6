/** A JSON document. `_id` is its key; numbers, strings, booleans, null, arrays and objects only. */
export type Document = { readonly _id: string };

type Scalar = string | number | boolean | null;
export type Condition =
  | Scalar
  | {
      $eq?: Scalar;
      $ne?: Scalar;
      $in?: readonly Scalar[];
      $nin?: readonly Scalar[];
      $gt?: string | number;
      $gte?: string | number;
      $lt?: string | number;
      $lte?: string | number;
      $exists?: boolean;
      /** Case-insensitive "begins with"; adapters escape it. */
      $prefix?: string;
    };
/**
 * The subset of MongoDB's query language that every adapter speaks. Field paths are dotted (`customer.city`); a path
 * through an array matches when any element does, as in MongoDB. `null` matches null and absent.
 */
export type Filter = { readonly [path: string]: Condition | readonly Filter[] | undefined } & {
  readonly $and?: readonly Filter[];
  readonly $or?: readonly Filter[];
};
export type Sort = readonly (readonly [path: string, direction: 1 | -1])[];
export type FindOptions = { sort?: Sort; skip?: number; limit?: number };

/** Declared once per collection; adapters create real indexes of these fields. Ties in a sort break by `_id`. */
export type CollectionSpec = {
  readonly name: string;
  readonly indexes?: readonly {
    fields: readonly string[];
    unique?: boolean;
    /** index only documents where this path is set */ sparse?: string;
  }[];
};

export type WriteOp<T extends Document> =
  | {
      readonly kind: 'put';
      readonly document: T;
      /** write only if the stored `_revision` equals it; -1: must not exist */ readonly expected?: number;
    }
  | { readonly kind: 'delete'; readonly id: string; readonly expected?: number };

/** Another writer was first, or a unique index refused. */
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
  getMany(ids: readonly string[]): Promise<readonly Stored<T>[]>;
  find(filter: Filter, options?: FindOptions): Promise<readonly Stored<T>[]>;
  count(filter: Filter): Promise<number>;
  /** Counts per value of one path: `[['bb_in_transit', 12], …]`. */
  countBy(path: string, filter: Filter): Promise<readonly (readonly [Scalar, number])[]>;
  /** Writes one document. @returns its new revision. @throws DocumentConflict */
  put(document: T, expected?: number): Promise<number>;
  delete(id: string, expected?: number): Promise<boolean>;
  /** Many writes, each atomic, the batch atomic where the engine can (`Documents.atomicBatches`). */
  write(ops: readonly WriteOp<T>[]): Promise<void>;
  drop(): Promise<void>;
}

/** Read models and reference documents live behind it. Adapters: SQLite (embedded), MongoDB. */
export interface Documents {
  collection<T extends Document>(spec: CollectionSpec): Collection<T>;
  /** True where `batch` is one transaction. */
  readonly atomicBatches: boolean;
  /** Runs writes over several collections; in one transaction where the engine can, else in the given order. */
  batch(writes: readonly { collection: CollectionSpec; ops: readonly WriteOp<Document>[] }[]): Promise<void>;
  collectionNames(): Promise<readonly string[]>;
  close(): Promise<void>;
}
