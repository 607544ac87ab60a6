import type { OrganisationRootDetail } from '@reprise/contracts/configuration';
import type { Circuit } from '@reprise/contracts/rules';

/** An account's settings, cached; writes are visible at once. Implemented by the configuration module. */
export interface AccountSettingsReader {
  read(accountId: string): Promise<OrganisationRootDetail>;
  /** The text of the transfer order; the default unless the account wrote its own. */
  transferOrderText(accountId: string): Promise<string>;
  /** Number of copies of the transfer order printed for a circuit. */
  transferOrderCopies(accountId: string, circuit: Circuit): Promise<number>;
}
