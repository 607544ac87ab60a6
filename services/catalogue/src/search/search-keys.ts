import { createHmac, timingSafeEqual } from 'node:crypto';
import { searchClaimsSchema, type SearchClaims } from '@reprise/contracts/catalogue';
import type { Clock } from '@reprise/kernel/ids';

const lifetimeMs = 12 * 3600 * 1000;

/** Keys that open one account's published products to whoever holds them, until they expire. */
export class SearchKeys {
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
  ) {
    if (secret.length < 32) throw new RangeError('the search secret needs at least 32 characters');
  }

  make(accountId: string): { token: string; expiresAt: string } {
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs).toISOString();
    const payload = Buffer.from(JSON.stringify({ accountId, expiresAt })).toString('base64url');
    return { token: `${payload}.${this.sign(payload)}`, expiresAt };
  }

  /** What a key allows; undefined for one that is forged or over. */
  read(token: string | undefined): SearchClaims | undefined {
    const [payload = '', signature = ''] = (token ?? '').split('.', 2);
    const expected = Buffer.from(this.sign(payload));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const claims = searchClaimsSchema.safeParse(
      JSON.parse(Buffer.from(payload, 'base64url').toString()),
    ).data;
    return claims && claims.expiresAt > this.clock.now().toISOString() ? claims : undefined;
  }

  private sign(payload: string): string {
    return createHmac('sha256', this.secret).update(payload).digest('base64url');
  }
}
