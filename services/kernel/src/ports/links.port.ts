/** Unguessable links: a token for one buyback that only the server can create (HMAC, constant-time check). */
export interface Links {
  tokenFor(accountId: string, buybackId: string): string;
  isValid(accountId: string, buybackId: string, token: string): boolean;
  /** Absolute address of a public page, for mails. */
  publicUrl(accountId: string, path: string): Promise<string>;
}
