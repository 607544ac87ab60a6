import type { PublishedContract } from '@reprise/contracts/kernel';
import type { Collection, Documents, Stored } from '@reprise/read-kernel/documents';
import type { PublishedRow } from './documents-of';
import { contractSpec } from './resource-collection';
import { rowOf, type ResourceDocument } from './resource-document';

type Found = ReadonlyMap<string, Stored<ResourceDocument>>;
type Kept<Row> = {
  readonly found: Found;
  readonly rows: readonly Row[];
  /** Of the collection, before it was read. */
  readonly version: string | undefined;
};

/**
 * All documents of an account, kept parsed: where anything of the collection was written, by whichever process, a read compares
 * revisions and reads only what was written meanwhile, so it is never stale. For kinds of which an account has few and reads all.
 */
export class KeptDocuments<Row> {
  private readonly accounts = new Map<string, Kept<Row>>();
  private size = 0;

  constructor(
    private readonly collection: Collection<ResourceDocument>,
    private readonly capacity: number,
  ) {}

  /** @returns the same array until something changes; nobody may change what it holds. */
  async find(accountId: string): Promise<readonly Row[]> {
    const version = await this.collection.version();
    const before = this.accounts.get(accountId);
    if (before && version !== undefined && before.version === version) return before.rows;
    const revisions = await this.collection.revisions({ accountId, _removed: null });
    const known = this.accounts.get(accountId);
    const stale = [...revisions].filter(([id, revision]) => known?.found.get(id)?._revision !== revision);
    if (known && stale.length === 0 && known.found.size === revisions.size) {
      this.accounts.set(accountId, { ...known, version });
      return known.rows;
    }
    const fresh = await this.read(stale.map(([id]) => id));
    const found = new Map<string, Stored<ResourceDocument>>();
    for (const id of revisions.keys()) {
      const document = fresh.get(id) ?? known?.found.get(id);
      if (document && !document._removed) found.set(id, document);
    }
    return this.keep(accountId, found, version);
  }

  private async read(ids: readonly string[]): Promise<Found> {
    return new Map((await this.collection.getMany(ids)).map((each) => [each._id, each]));
  }

  private keep(accountId: string, found: Found, version: string | undefined): readonly Row[] {
    const rows = [...found.values()].map((document) => rowOf(document) as unknown as Row);
    this.forget(accountId);
    this.accounts.set(accountId, { found, rows, version });
    this.size += rows.length;
    // Those kept longest go first.
    for (const oldest of this.accounts.keys()) {
      if (this.size <= this.capacity) break;
      this.forget(oldest);
    }
    return rows;
  }

  private forget(accountId: string): void {
    this.size -= this.accounts.get(accountId)?.rows.length ?? 0;
    this.accounts.delete(accountId);
  }
}

const documentsAtOnce = 20_000;

export const keptDocumentsOf = <C extends PublishedContract>(
  documents: Pick<Documents, 'collection'>,
  contract: C,
): KeptDocuments<PublishedRow<C>> =>
  new KeptDocuments(documents.collection<ResourceDocument>(contractSpec(contract)), documentsAtOnce);
