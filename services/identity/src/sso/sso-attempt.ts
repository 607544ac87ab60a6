import { createHash } from 'node:crypto';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/base';
import type { Secrets } from '@reprise/kernel/ports';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';

const name = 'reprise-sso';
const place = 'sso-attempt';
/** Sent with the log-in alone. */
const path = '/api/login';
/** Seconds that somebody may take at his provider. */
const lifetime = 15 * 60;

const attemptSchema = z.object({
  configurationId: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The site on which it began, and to which the provider leads back. */
  origin: z.url(),
  until: z.iso.datetime(),
});
/** What must come back from the provider, to the browser that was sent there. */
export type SsoAttempt = z.infer<typeof attemptSchema>;
type Used = { readonly _id: string; readonly until: string };

/** Kept by the browser, sealed: whoever comes back with another browser, or twice, has not begun this log-in. */
export class SsoAttempts {
  private readonly used: Collection<Used>;

  constructor(
    documents: Documents,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.used = documents.collection<Used>({ name: 'sso_used_states', indexes: [{ fields: ['until'] }] });
  }

  cookie(attempt: Omit<SsoAttempt, 'until'>, secure: boolean): string {
    const until = new Date(this.clock.now().getTime() + lifetime * 1000).toISOString();
    const sealed = this.secrets.seal(JSON.stringify({ ...attempt, until }), place);
    return stringifySetCookie({
      ...{ name, value: sealed, path, maxAge: lifetime, httpOnly: true, sameSite: 'lax', secure },
    });
  }

  /** Once. @throws Refusal `sso-callback-failed` for none, one that is too old, and one that was used. */
  async take(cookies: string | undefined): Promise<SsoAttempt> {
    const attempt = this.read(cookies);
    const now = this.clock.now().toISOString();
    if (!attempt || attempt.until <= now)
      throw new Refusal('sso-callback-failed', { reason: 'not-begun-here' });
    await this.forgetOld(now);
    const _id = createHash('sha256').update(attempt.state).digest('hex');
    try {
      await this.used.put({ _id, until: attempt.until }, -1);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
      throw new Refusal('sso-callback-failed', { reason: 'used-before' });
    }
    return attempt;
  }

  private read(cookies = ''): SsoAttempt | undefined {
    const sealed = parseCookie(cookies)[name];
    if (!sealed) return undefined;
    try {
      return attemptSchema.parse(JSON.parse(this.secrets.open(sealed, place)));
    } catch {
      // Somebody else's, or sealed by a key that is gone.
      return undefined;
    }
  }

  private async forgetOld(now: string): Promise<void> {
    const over = await this.used.find({ until: { $lt: now } }, { limit: 100 });
    await this.used.write(over.map(({ _id }) => ({ kind: 'delete', id: _id })));
  }
}
