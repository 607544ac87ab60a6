import type {
  BodyOfResource,
  PublishedContract,
  ResourceContract,
  ResourceFrame,
} from '@reprise/contracts/kernel';
import type { Documents, Filter, FindOptions } from '@reprise/read-kernel/documents';
import { contractSpec } from './resource-collection';
import { rowOf, type ResourceDocument } from './resource-document';

/** In the form of its owner's API, without computed fields. */
export type PublishedRow<C extends ResourceContract> = BodyOfResource<C> & ResourceFrame;

/** The documents published by a package: rows to read, never the collection. Without removed ones. */
export interface PublishedDocuments<Row> {
  /** Of any account: the caller must compare `accountId`. */
  read(id: string): Promise<Row | undefined>;
  readMany(ids: readonly string[]): Promise<readonly Row[]>;
  find(accountId: string, filter?: Filter, options?: FindOptions): Promise<readonly Row[]>;
  count(accountId: string, filter?: Filter): Promise<number>;
  /** Across all accounts: for lookups before an account is known, such as by the host of a request. */
  everywhere(filter?: Filter, options?: FindOptions): Promise<readonly Row[]>;
}

const alive: Filter = { _removed: null };

function reader<Row>(documents: Pick<Documents, 'collection'>, contract: ResourceContract) {
  const collection = documents.collection<ResourceDocument>(contractSpec(contract));
  const row = (document: ResourceDocument): Row => rowOf(document) as unknown as Row;
  const own = (accountId: string | undefined, filter: Filter = {}): Filter => ({
    $and: [alive, ...(accountId === undefined ? [] : [{ accountId }]), filter],
  });
  const find = async (accountId: string | undefined, filter?: Filter, options?: FindOptions) =>
    (await collection.find(own(accountId, filter), options)).map(row);
  return {
    async read(id: string): Promise<Row | undefined> {
      const found = await collection.get(id);
      return found && !found._removed ? row(found) : undefined;
    },
    readMany: async (ids: readonly string[]): Promise<readonly Row[]> =>
      (await collection.getMany(ids)).filter(({ _removed }) => !_removed).map(row),
    find,
    count: (accountId: string | undefined, filter?: Filter) => collection.count(own(accountId, filter)),
    everywhere: (filter?: Filter, options?: FindOptions): Promise<readonly Row[]> =>
      find(undefined, filter, options),
  };
}

/** Another package's documents, as published by their contract. */
export const documentsOf = <C extends PublishedContract>(
  documents: Pick<Documents, 'collection'>,
  contract: C,
): PublishedDocuments<PublishedRow<C>> => reader<PublishedRow<C>>(documents, contract);

/** For the kernel only, which knows every contract from its metadata. Without an account: across all of them. */
export const anyDocumentsOf = (documents: Pick<Documents, 'collection'>, contract: ResourceContract) =>
  reader<ResourceFrame>(documents, contract);
