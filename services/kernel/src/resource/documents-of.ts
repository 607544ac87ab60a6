import type {
  BodyOfResource,
  PublishedContract,
  ResourceContract,
  ResourceFrame,
} from '@reprise/contracts/kernel';
import type { Documents, Filter, FindOptions } from '@reprise/read-kernel/documents';
import { contractSpec } from './resource-collection';
import { rowOf, type ResourceDocument } from './resource-document';

/** As its owner's API shows it, without computed fields. */
export type PublishedRow<C extends ResourceContract> = BodyOfResource<C> & ResourceFrame;

/** What a package publishes of its documents: rows to read, never the collection. Removed ones are not there. */
export interface PublishedDocuments<Row> {
  /** Of any account: whoever asks compares `accountId`. */
  read(id: string): Promise<Row | undefined>;
  readMany(ids: readonly string[]): Promise<readonly Row[]>;
  find(accountId: string, filter?: Filter, options?: FindOptions): Promise<readonly Row[]>;
  count(accountId: string, filter?: Filter): Promise<number>;
  /** Over all accounts: for what comes before there is one, such as the host of a request. */
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

/** Another package's documents, as far as their contract publishes them. */
export const documentsOf = <C extends PublishedContract>(
  documents: Pick<Documents, 'collection'>,
  contract: C,
): PublishedDocuments<PublishedRow<C>> => reader<PublishedRow<C>>(documents, contract);

/** For the kernel alone, which knows every contract by its metadata. Without an account: over all of them. */
export const anyDocumentsOf = (documents: Pick<Documents, 'collection'>, contract: ResourceContract) =>
  reader<ResourceFrame>(documents, contract);
