import type { OrganisationRootDetail, TransferOrderSettings } from '@reprise/contracts/configuration';
import type { Circuit } from '@reprise/contracts/rules';

/** An account's settings, cached; writes are visible at once. Implemented by the configuration module. */
export interface AccountSettingsReader {
  read(accountId: string): Promise<OrganisationRootDetail>;
  /** The transfer order's text in each language, where the account holds the feature. */
  transferOrderText(accountId: string): Promise<TransferOrderSettings | undefined>;
  /** The workshop of a store: its own `defaultWarehouse`, or that of the nearest unit above it. */
  storeWarehouse(accountId: string, storeId: string): Promise<string | undefined>;
  /** Copies of the transfer order that a circuit prints. */
  transferOrderCopies(accountId: string, circuit: Circuit): Promise<number>;
}
