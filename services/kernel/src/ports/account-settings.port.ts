import type { OrganisationRootDetail } from '@reprise/contracts/configuration';
import type { Circuit } from '@reprise/contracts/rules';

/** An account's settings, cached; a write is seen at once. Implemented by the configuration module. */
export interface AccountSettingsReader {
  read(accountId: string): Promise<OrganisationRootDetail>;
  /** The transfer order's text, the default one unless the account wrote its own. */
  transferOrderText(accountId: string): Promise<string>;
  /** Copies of the transfer order that a circuit prints. */
  transferOrderCopies(accountId: string, circuit: Circuit): Promise<number>;
}
