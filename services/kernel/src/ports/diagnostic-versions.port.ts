import type { Diagnostic } from '@reprise/contracts/catalogue';

/**
 * Every diagnostic that ever priced a buyback, kept once under the hash of its content. Later changes of the catalogue
 * leave the diagnostic alone: a control asks the same questions at the same prices.
 */
export interface DiagnosticVersions {
  /** Stores it, once. @returns its key, 64 hexadecimal digits. */
  keep(diagnostic: Diagnostic): Promise<string>;
  /** @throws Refusal `product-gone` if this account has no such diagnostic. */
  read(accountId: string, id: string): Promise<Diagnostic>;
}
