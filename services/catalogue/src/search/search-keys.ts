import { createHmac, timingSafeEqual } from 'node:crypto';
import { searchClaimsSchema, type SearchClaims } from '@reprise/contracts/catalogue';
import type { Clock } from '@reprise/kernel/base';

const lifetimeMs = 12 * 3600 * 1000;

const signed = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** Keys that give their holders access to one account's published products, until they expire. */
export class SearchKeys {
  /** @param others keys signed with one of these are valid too. */
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
    private readonly others: readonly string[] = [],
  ) {
    if ([secret, ...others].some(({ length }) => length < 32))
      throw new RangeError('the search secret needs at least 32 characters');
  }

  make(accountId: string): { token: string; expiresAt: string } {
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs).toISOString();
    const payload = Buffer.from(JSON.stringify({ accountId, expiresAt })).toString('base64url');
    return { token: `${payload}.${signed(payload, this.secret)}`, expiresAt };
  }

  /** What a key allows; undefined if it is forged or expired. */
  read(token: string | undefined): SearchClaims | undefined {
    const [payload = '', signature = ''] = (token ?? '').split('.', 2);
    if (!this.isSigned(payload, Buffer.from(signature))) return undefined;
    const claims = searchClaimsSchema.safeParse(
      JSON.parse(Buffer.from(payload, 'base64url').toString()),
    ).data;
    return claims && claims.expiresAt > this.clock.now().toISOString() ? claims : undefined;
  }

  private isSigned(payload: string, given: Buffer): boolean {
    return [this.secret, ...this.others].some((secret) => {
      const expected = Buffer.from(signed(payload, secret));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }
}
