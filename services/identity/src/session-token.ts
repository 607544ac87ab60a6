import { moduleTypeSchema, permissionsOf, roleSchema } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { Session } from '@reprise/kernel/http';
import type { Clock } from '@reprise/kernel/ids';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Seconds. A user renews by refresh token; a visitor asks for a new token of his own. */
export const accessLifetime = 15 * 60;
export const visitorLifetime = 24 * 3600;

const issuer = 'reprise';
const algorithm = 'HS256';

const claimsSchema = z.object({
  sub: z.string(),
  kind: z.enum(['user', 'visitor']),
  acc: z.string(),
  org: z.string().optional(),
  mod: moduleTypeSchema,
  /** Every module that the user holds, so that the module header needs no look-up. */
  mods: z.partialRecord(moduleTypeSchema, z.object({ role: roleSchema, org: z.string().optional() })),
  /** The family of refresh tokens: what a logout ends. */
  sid: z.string().optional(),
  loc: z.string().optional(),
  exp: z.number(),
});
export type Claims = Omit<z.infer<typeof claimsSchema>, 'exp'>;

/** Signs and checks access tokens. Checked ones are remembered until they expire. */
export class SessionTokens {
  private readonly checked = new Map<string, z.infer<typeof claimsSchema>>();

  /**
   * @param key at least 32 random bytes, the same in every host.
   * @param others tokens that one of them has signed are good as well, so that a new key logs nobody out.
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

  private async verify(token: string, currentDate: Date): Promise<z.infer<typeof claimsSchema>> {
    try {
      return claimsSchema.parse(await this.payloadOf(token, currentDate));
    } catch (error) {
      throw new Refusal(error instanceof errors.JWTExpired ? 'session-expired' : 'unauthenticated');
    }
  }

  /** By the key that signs now, else by each of the others; only a signature of none of them is passed on. */
  private async payloadOf(token: string, currentDate: Date): Promise<unknown> {
    const options = { issuer, algorithms: [algorithm], currentDate };
    let refusal: unknown;
    for (const key of [this.key, ...this.others]) {
      try {
        return (await jwtVerify(token, key, options)).payload;
      } catch (error) {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  }
}

/** @param module another module that the user holds. @throws Refusal `module-not-held`. */
export function sessionOf(claims: Claims, module?: string): Session {
  const wanted = module === undefined || module === '' ? claims.mod : moduleTypeSchema.safeParse(module).data;
  const held = wanted && claims.mods[wanted];
  if (!wanted || !held) throw new Refusal('module-not-held', { module });
  const organisationId = wanted === claims.mod ? claims.org : held.org;
  return {
    kind: claims.kind,
    userId: claims.sub,
    accountId: claims.acc,
    ...(organisationId && { organisationId }),
    module: wanted,
    role: held.role,
    permissions: permissionsOf(held.role),
    ...(claims.loc && { locale: claims.loc }),
  };
}
