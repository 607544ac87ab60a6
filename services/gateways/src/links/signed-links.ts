import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Links } from '@reprise/kernel/ports';

/** Finds the address at which an account's customers see the public app, without a trailing slash. */
export type PublicOrigin = (accountId: string) => Promise<string>;

function tokenWith(key: Uint8Array, accountId: string, buybackId: string): string {
  const digest = createHmac('sha256', key).update(`buyback-link\0${accountId}\0${buybackId}`).digest();
  return digest.subarray(0, 24).toString('base64url');
}

/** Link tokens are computed, never stored: 192 bits of an HMAC over account and buyback. */
export class SignedLinks implements Links {
  /**
   * @param key at least 32 bytes, used for nothing else.
   * @param others links created with one of these are valid too: customers have them in their mails.
   */
  constructor(
    private readonly key: Uint8Array,
    private readonly originOf: PublicOrigin,
    private readonly others: readonly Uint8Array[] = [],
  ) {
    if ([key, ...others].some(({ length }) => length < 32))
      throw new RangeError('a link key needs at least 32 bytes');
  }

  tokenFor(accountId: string, buybackId: string): string {
    return tokenWith(this.key, accountId, buybackId);
  }

  isValid(accountId: string, buybackId: string, token: string): boolean {
    const given = Buffer.from(token);
    return [this.key, ...this.others].some((key) => {
      const expected = Buffer.from(tokenWith(key, accountId, buybackId));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }

  async publicUrl(accountId: string, path: string): Promise<string> {
    return `${await this.originOf(accountId)}${path}`;
  }
}
