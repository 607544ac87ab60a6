import { Refusal } from '@reprise/contracts/problems';
import { cartLifetimeDays } from '@reprise/contracts/rules';
import { errors, SignJWT } from 'jose';
import type { Clock } from '@reprise/kernel/base';
import { claimsSchema, type Claims, type SignedClaims } from './claims';
import { signedPayload } from './signed-payload';

/** Seconds. A user renews by refresh token; a visitor stays who he is for as long as his cart. */
export const accessLifetime = 15 * 60;
export const visitorLifetime = cartLifetimeDays.public * 24 * 3600;

const issuer = 'reprise';
const algorithm = 'HS256';

/** Signs and verifies access tokens. Verified ones are cached until they expire. */
export class SessionTokens {
  private readonly checked = new Map<string, SignedClaims>();

  /**
   * @param key at least 32 random bytes, the same in every host.
   * @param others tokens signed with one of these are valid too, so that a new key logs nobody out.
   */
  constructor(
    private readonly key: Uint8Array,
    private readonly clock: Clock,
    private readonly others: readonly Uint8Array[] = [],
  ) {
    if ([key, ...others].some(({ byteLength }) => byteLength < 32))
      throw new RangeError('the key of access tokens needs 32 bytes');
  }

  sign(claims: Claims): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const { sub, ...rest } = claims;
    const lifetime = claims.kind === 'visitor' ? visitorLifetime : accessLifetime;
    return new SignJWT(rest)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setSubject(sub)
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(this.key);
  }

  /** @throws Refusal `session-expired`, `unauthenticated`. */
  async check(token: string): Promise<Claims> {
    const known = this.checked.get(token);
    const now = this.clock.now();
    if (known) {
      if (known.exp * 1000 <= now.getTime()) throw new Refusal('session-expired');
      return known;
    }
    const claims = await this.verify(token, now);
    if (this.checked.size >= 10_000) this.checked.clear();
    this.checked.set(token, claims);
    return claims;
  }

  private async verify(token: string, currentDate: Date): Promise<SignedClaims> {
    try {
      const options = { issuer, algorithms: [algorithm], currentDate };
      return claimsSchema.parse(await signedPayload(token, [this.key, ...this.others], options));
    } catch (error) {
      throw new Refusal(error instanceof errors.JWTExpired ? 'session-expired' : 'unauthenticated');
    }
  }
}
