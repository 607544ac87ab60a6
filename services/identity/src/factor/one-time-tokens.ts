import { hkdfSync, randomUUID } from 'node:crypto';
import type { Clock } from '@reprise/kernel/base';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { SpentChallenges } from '../challenge/spent-challenges.store';
import { signedPayload } from '../signed-payload';

/** Each kind is refused wherever another is asked for. */
export type Purpose = 'pending-login' | 'passkey-asked' | 'passkey-made';
const issuer = 'reprise-once';
const algorithm = 'HS256';
const stampSchema = z.object({ jti: z.string(), exp: z.number() });

export type OneTimeToken<T> = { readonly id: string; readonly until: Date; readonly content: T };

/**
 * Signed texts that count once and for minutes. Nothing is kept of them before they are used. Their key is derived from
 * that of the sessions: none of them can be a session, and no session one of them.
 */
export class OneTimeTokens {
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  /** @param keys those that sign sessions, the current one first */
  constructor(
    [key, ...others]: readonly [Uint8Array, ...Uint8Array[]],
    private readonly spent: SpentChallenges,
    private readonly clock: Clock,
  ) {
    this.keys = [derived(key), ...others.map(derived)];
  }

  sign(purpose: Purpose, content: Readonly<Record<string, unknown>>, seconds: number): Promise<string> {
    return new SignJWT({ ...content })
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(purpose)
      .setJti(randomUUID())
      .setExpirationTime(Math.floor(this.clock.now().getTime() / 1000) + seconds)
      .sign(this.keys[0]);
  }

  /** Undefined for what is not ours, for another purpose, or too old. */
  async read<T>(purpose: Purpose, token: string, schema: z.ZodType<T>): Promise<OneTimeToken<T> | undefined> {
    const options = {
      ...{ issuer, audience: purpose, algorithms: [algorithm] },
      currentDate: this.clock.now(),
    };
    try {
      const payload = await signedPayload(token, this.keys, options);
      const { jti, exp } = stampSchema.parse(payload);
      return { id: jti, until: new Date(exp * 1000), content: schema.parse(payload) };
    } catch {
      return undefined;
    }
  }

  /** True for the first to use it. */
  use({ id, until }: OneTimeToken<unknown>): Promise<boolean> {
    return this.spent.spend(`once/${id}`, until);
  }
}

const derived = (key: Uint8Array): Uint8Array => new Uint8Array(hkdfSync('sha256', key, '', issuer, 32));
