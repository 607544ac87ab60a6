import type {
  Collection,
  CollectionSpec,
  Condition,
  Document,
  Filter,
  Stored,
} from '@reprise/read-kernel/documents';
import { DocumentConflict } from '@reprise/read-kernel/documents';

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (Object(at) as Record<string, unknown>)[key], document);

function meets(value: unknown, condition: Condition | readonly Filter[] | undefined): boolean {
  if (condition === null) return value === undefined || value === null;
  if (typeof condition !== 'object') return value === condition;
  return Object.entries(condition).every(([operator, wanted]) => {
    if (operator === '$in') return (wanted as readonly unknown[]).includes(value);
    if (operator === '$lte') return String(value) <= String(wanted) && value !== undefined && value !== null;
    throw new RangeError(`the test double does not know ${operator}`);
  });
}

const matches = (document: unknown, filter: Filter): boolean =>
  Object.entries(filter).every(([path, condition]) => meets(valueAt(document, path), condition));

class MemoryCollection<T extends Document> implements Collection<T> {
  private readonly rows = new Map<string, Stored<T>>();
  constructor(private readonly spec: CollectionSpec) {}

  async get(id: string) {
    const row = this.rows.get(id);
    return row && structuredClone(row);
  }
  async getMany(ids: readonly string[]) {
    return [...this.rows.values()].filter((row) => ids.includes(row._id));
  }
  async find(filter: Filter) {
    return [...this.rows.values()].filter((row) => matches(row, filter)).map((row) => structuredClone(row));
  }
  async count(filter: Filter) {
    return (await this.find(filter)).length;
  }
  async countBy(): Promise<never> {
    throw new RangeError('the test double does not count by value');
  }
  async put(document: T, expected?: number) {
    const held = this.rows.get(document._id)?._revision;
    const wanted = expected === -1 ? undefined : expected;
    if (expected !== undefined && held !== wanted) {
      throw new DocumentConflict(this.spec.name, document._id, 'revision');
    }
    const revision = (held ?? 0) + 1;
    this.rows.set(document._id, { ...structuredClone(document), _revision: revision });
    return revision;
  }
  async delete(id: string) {
    return this.rows.delete(id);
  }
  async write(): Promise<never> {
    throw new RangeError('the test double does not write batches');
  }
  async drop() {
    this.rows.clear();
  }
}

/** What the gateways' specs need of the documents port, in memory. The engines' own suites live with the port. */
export class MemoryDocuments {
  private readonly collections = new Map<string, unknown>();
  collection<T extends Document>(spec: CollectionSpec): Collection<T> {
    const known = this.collections.get(spec.name) ?? new MemoryCollection<T>(spec);
    this.collections.set(spec.name, known);
    return known as Collection<T>;
  }
}
