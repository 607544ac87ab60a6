import { accountContract } from '@reprise/contracts/organisation';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments } from '../catalogue-documents.reader';

/** A category is known by its identifier, an organisation by its external id or else by its id. */
export class RecordNames {
  private readonly categoryIds = new Map<string, string>();
  private readonly identifiers = new Map<string, string>();

  constructor(
    categories: readonly { readonly id: string; readonly identifier: string }[],
    private readonly placeIds: ReadonlyMap<string, string>,
    private readonly placeNames: ReadonlyMap<string, string>,
  ) {
    for (const each of categories) this.learn(each);
  }

  /** Those of an account, and the organisations of the accounts that buy from it. */
  static async of(documents: Documents, accountId: string): Promise<RecordNames> {
    const read = catalogueDocuments(documents);
    const account = await documentsOf(documents, accountContract).read(accountId);
    const buyers = account?.linkedBuyerAccountIds ?? [];
    const categories = await read.categories.find(accountId);
    const places = await Promise.all([...buyers, accountId].map((each) => read.organisations.find(each)));
    const names = places.flat().map(({ id, externalId }) => [id, externalId || id] as const);
    // The account's own come last: where two have the same external id, its own is meant.
    const ids = names.flatMap(([id, name]) => [[id, id] as const, [name, id] as const]);
    return new RecordNames(categories, new Map(ids), new Map(names));
  }

  learn({ id, identifier }: { readonly id: string; readonly identifier: string }): void {
    this.categoryIds.set(identifier, id);
    this.identifiers.set(id, identifier);
  }

  categoryId(identifier: string): string | undefined {
    return this.categoryIds.get(identifier);
  }

  identifier(categoryId: string): string {
    return this.identifiers.get(categoryId) ?? categoryId;
  }

  placeId(name: string): string | undefined {
    return this.placeIds.get(name);
  }

  placeName(id: string): string {
    return this.placeNames.get(id) ?? id;
  }
}
