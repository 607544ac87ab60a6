import type { Collection, Document, Documents, Stored } from '@reprise/read-kernel/documents';

type Known = Map<string, Stored<Document> | undefined>;

const mostAgain = 1000;

/**
 * Documents whose reads by id are remembered until `forget`: for many writes that name the same few. The first read
 * afterwards reads anew, at once, what was named before.
 */
export class RememberedDocuments implements Pick<Documents, 'collection'> {
  private readonly collections = new Map<string, Collection<never>>();
  private known: Known = new Map();
  private again = new Map<string, readonly string[]>();
  private named = new Map<string, Set<string>>();

  constructor(private readonly documents: Pick<Documents, 'collection'>) {}

  forget(): void {
    this.again = new Map([...this.named].map(([name, ids]) => [name, [...ids].slice(-mostAgain)]));
    this.known = new Map();
    this.named = new Map();
  }

  collection<T extends Document>(spec: Parameters<Documents['collection']>[0]): Collection<T> {
    const known = this.collections.get(spec.name);
    if (known) return known as unknown as Collection<T>;
    const own = this.documents.collection<T>(spec);
    const getMany = (ids: readonly string[]) => this.read(spec.name, own, ids);
    const made = Object.assign(Object.create(own), { getMany }) as Collection<T>;
    this.collections.set(spec.name, made as unknown as Collection<never>);
    return made;
  }

  private async read<T extends Document>(name: string, own: Collection<T>, ids: readonly string[]) {
    const { known } = this;
    const keyOf = (id: string): string => `${name}/${id}`;
    const unknown = ids.filter((id) => !known.has(keyOf(id)));
    if (unknown.length > 0) {
      const wanted = [...new Set([...unknown, ...(this.again.get(name) ?? [])])];
      this.again.delete(name);
      const found = new Map((await own.getMany(wanted)).map((each) => [each._id, each]));
      for (const id of wanted) known.set(keyOf(id), found.get(id));
    }
    this.note(name, ids);
    return ids.flatMap((id) => (known.get(keyOf(id)) as Stored<T> | undefined) ?? []);
  }

  private note(name: string, ids: readonly string[]): void {
    const named = this.named.get(name) ?? new Set();
    for (const id of ids) named.add(id);
    this.named.set(name, named);
  }
}
