import type { Collection as Stock, FindOptions as DriverOptions } from 'mongodb';
import type {
  Collection,
  CollectionSpec,
  Document,
  Filter,
  FindOptions,
  Scalar,
  Stored,
  WriteOp,
} from '../documents.port';
import { DocumentConflict } from '../documents.port';
import { checkedCount } from '../checked-count';
import { documentOf, type Envelope } from './envelope';
import { mongoFilter, mongoSort } from './filter';
import { arrayOf, storedPath } from './indexes';
import { conflictOf, isDuplicate } from './mongo-conflict';
import type { MongoSchema } from './mongo-schema';
import type { MongoServer } from './mongo-server';
import { putUpdate, writeOf, type Of, type Target } from './mongo-writes';
import { inTurn } from './in-turn';
import { writeAll } from './write-all';

const idsPerRead = 10_000;
const shown = { revision: 1, doc: 1, escaped: 1 } as const;

export class MongoCollection<T extends Document> implements Collection<T> {
  private readonly stock: Stock<Envelope>;
  private readonly queue: string;

  constructor(
    private readonly server: Pick<MongoServer, 'db' | 'traits'>,
    private readonly schema: MongoSchema,
    private readonly spec: CollectionSpec,
  ) {
    schema.plansOf(spec);
    this.stock = server.db.collection<Envelope>(spec.name);
    this.queue = `${server.db.client.options.hosts.join()}/${this.stock.namespace}`;
  }

  async get(id: string): Promise<Stored<T> | undefined> {
    return (await this.read({ _id: id }, { limit: 1 }))[0];
  }

  async getMany(ids: readonly string[]): Promise<readonly Stored<T>[]> {
    const found: Stored<T>[] = [];
    for (let from = 0; from < ids.length; from += idsPerRead) {
      found.push(...(await this.read({ _id: { $in: ids.slice(from, from + idsPerRead) } }, {})));
    }
    return found;
  }

  async find(filter: Filter, { sort, skip = 0, limit }: FindOptions = {}): Promise<readonly Stored<T>[]> {
    checkedCount(skip, 'skip');
    const where = mongoFilter(filter, this.spec);
    const order = sort ? { sort: mongoSort(sort, this.spec) } : {};
    if (limit === undefined) return this.read(where, { ...order, skip });
    return checkedCount(limit, 'limit') === 0 ? [] : this.read(where, { ...order, skip, limit });
  }

  async count(filter: Filter): Promise<number> {
    const where = mongoFilter(filter, this.spec);
    await this.schema.ready(this.spec);
    return this.stock.countDocuments(where);
  }

  async revisions(filter: Filter): Promise<ReadonlyMap<string, number>> {
    const where = mongoFilter(filter, this.spec);
    await this.schema.ready(this.spec);
    const found = this.stock.find(where, { projection: { revision: 1 }, batchSize: 10_000 });
    return new Map((await found.toArray()).map(({ _id, revision }) => [_id, revision]));
  }

  async version(): Promise<undefined> {
    return undefined;
  }

  async countBy(path: string, filter: Filter): Promise<readonly (readonly [Scalar, number])[]> {
    const stored = storedPath(path);
    if (arrayOf(path, this.spec.arrays)) throw new RangeError(`cannot count by the array ${path}`);
    const where = mongoFilter(filter, this.spec);
    await this.schema.ready(this.spec);
    const groups = this.stock.aggregate<{ _id: Scalar; n: number }>([
      { $match: where },
      { $group: { _id: `$${stored}`, n: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ]);
    return (await groups.toArray()).map(({ _id, n }) => [_id, n] as const);
  }

  async put(document: T, expected?: number): Promise<number> {
    return this.writing(async (target) => {
      const write = writeOf(
        { kind: 'put', document, ...(expected === undefined ? {} : { expected }) },
        target.kept,
      );
      if (write.kind === 'put') return this.putOver(target, write);
      await writeAll(target, [write]);
      return write.kind === 'replace' ? write.expected + 1 : 1;
    });
  }

  async delete(id: string, expected?: number): Promise<boolean> {
    return this.writing(async (target) => {
      if (expected === undefined) return (await this.stock.deleteOne({ _id: id })).deletedCount > 0;
      await writeAll(target, [writeOf({ kind: 'delete', id, expected }, target.kept)]);
      return expected !== -1;
    });
  }

  async write(ops: readonly WriteOp<T>[]): Promise<void> {
    if (ops.length === 0) return;
    await this.writing((target) =>
      writeAll(
        target,
        ops.map((op) => writeOf(op, target.kept)),
      ),
    );
  }

  async drop(): Promise<void> {
    await this.schema.drop(this.spec.name);
  }

  private async read(where: ReturnType<typeof mongoFilter>, options: DriverOptions): Promise<Stored<T>[]> {
    await this.schema.ready(this.spec);
    const found = await this.stock.find(where, { ...options, projection: shown, batchSize: 1000 }).toArray();
    return found.map((envelope) => documentOf<T>(envelope));
  }

  private async writing<R>(work: (target: Target) => Promise<R>): Promise<R> {
    const { traits } = this.server;
    const kept = await this.schema.ready(this.spec);
    const run = () => work({ collection: this.stock, kept, traits });
    return traits.atomicUpdates ? run() : inTurn(this.queue, run);
  }

  /** Two first puts of one document may collide: the later one finds it on its second attempt. */
  private async putOver({ kept }: Target, { id, content }: Of<'put'>): Promise<number> {
    for (let tries = 1; ; tries += 1) {
      try {
        const options = { upsert: true, returnDocument: 'after' } as const;
        const after = await this.stock.findOneAndUpdate({ _id: id }, putUpdate(content), options);
        if (!after) throw new DocumentConflict(this.spec.name, id, 'revision');
        return after.revision;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const conflict = await conflictOf(this.stock, { _id: id, ...content }, kept, false);
        if (conflict.reason === 'unique' || tries === 3) throw conflict;
      }
    }
  }
}
