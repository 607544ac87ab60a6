import type { FactorProof, User } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { z } from 'zod';
import type { FactorProofs } from './factor-proofs';
import { isEnrolled, methodsOf, type FactorStore } from './factors.store';
import type { OneTimeToken, OneTimeTokens } from './one-time-tokens';
import type { Passkeys } from './passkeys';

const pendingSchema = z.object({ user: z.string(), email: z.string() });
export type PendingLogin = OneTimeToken<z.infer<typeof pendingSchema>>;
/** Seconds between the two halves of a log-in. */
const lifetime = 5 * 60;

/** The second half of a log-in, for those who have a second factor. Until it is done there is no session. */
export class SecondStep {
  constructor(
    private readonly store: FactorStore,
    private readonly proofs: FactorProofs,
    private readonly passkeys: Passkeys,
    private readonly tokens: OneTimeTokens,
  ) {}

  /**
   * @param email as it was typed: attempts are counted by it
   * @param also what the browser keeps meanwhile
   * @throws Refusal `second-factor-required`
   */
  async ask(user: User, email: string, host: string, also: object = {}): Promise<void> {
    const held = await this.store.of(user.id);
    if (!isEnrolled(held)) return;
    const pendingLogin = await this.tokens.sign('pending-login', { user: user.id, email }, lifetime);
    throw new Refusal('second-factor-required', { pendingLogin, methods: methodsOf(held, host), ...also });
  }

  /** @throws Refusal `pending-login-expired` */
  async read(token: string): Promise<PendingLogin> {
    const pending = await this.tokens.read('pending-login', token, pendingSchema);
    if (!pending) throw new Refusal('pending-login-expired');
    return pending;
  }

  async passkeyOptions(pending: PendingLogin, host: string) {
    const { passkeys } = await this.store.of(pending.content.user);
    return this.passkeys.asking(passkeys, { to: pending.id, host });
  }

  /** Once. @throws Refusal `pending-login-expired`, `second-factor-incorrect` */
  async finish(pending: PendingLogin, proof: FactorProof, host: string): Promise<void> {
    await this.proofs.show(pending.content.user, proof, { to: pending.id, host });
    if (!(await this.tokens.use(pending))) throw new Refusal('pending-login-expired');
  }
}
