import type { Collection, Document, Documents, Stored } from '@reprise/read-kernel/documents';

type Known = Map<string, Stored<Document> | undefined>;

/** Documents whose reads by id are remembered until `forget`: for many writes that name the same few. */
export class RememberedDocuments implements Pick<Documents, 'collection'> {
  private readonly collections = new Map<string, Collection<never>>();
  private known: Known = new Map();

  constructor(private readonly documents: Pick<Documents, 'collection'>) {}

  forget(): void {
    this.known = new Map();
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
      const found = new Map((await own.getMany(unknown)).map((each) => [each._id, each]));
      for (const id of unknown) known.set(keyOf(id), found.get(id));
    }
    return ids.flatMap((id) => (known.get(keyOf(id)) as Stored<T> | undefined) ?? []);
  }
}
