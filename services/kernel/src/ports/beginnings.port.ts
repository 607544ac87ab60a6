import type { Locale } from '@reprise/contracts/kernel';
import type { CollectionWrites } from '@reprise/read-kernel/documents';

/** What a new account or warehouse has from the start, as writes to go with its own: all of them, or none. */
export interface Beginnings {
  /** Circuits with a shipping method each, settings and texts, in the account's language. */
  ofAccount(account: {
    readonly id: string;
    readonly language: Locale;
  }): Promise<readonly CollectionWrites[]>;
  /** The native stocks, named in its account's language. */
  ofWarehouse(warehouse: {
    readonly id: string;
    readonly accountId: string;
  }): Promise<readonly CollectionWrites[]>;
}
