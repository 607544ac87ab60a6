import type { FactorProof } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/base';
import type { FactorDoor, Session } from '@reprise/kernel/ports';
import { LoginThrottle } from '../login-throttle';
import type { RefreshTokens } from '../refresh-tokens';
import type { FactorProofs } from './factor-proofs';
import { isEnrolled, type FactorStore } from './factors.store';
import type { Bound } from './passkeys';

/** So long may a session do what asks for a second factor, after one was shown. */
const freshMs = 15 * 60_000;

/** Second factors shown within a session. Wrong ones are counted by person, like wrong passwords. */
export class SessionFactors implements FactorDoor {
  private readonly throttle = new LoginThrottle(() => undefined);

  constructor(
    private readonly store: FactorStore,
    private readonly proofs: FactorProofs,
    private readonly sessions: RefreshTokens,
    private readonly clock: Clock,
  ) {}

  async standing({ userId, signInId }: Session): Promise<'fresh' | 'stale' | 'none'> {
    if (!isEnrolled(await this.store.of(userId))) return 'none';
    const shownAt = signInId && (await this.sessions.factorShownAt(signInId));
    const since = new Date(this.clock.now().getTime() - freshMs).toISOString();
    return shownAt && shownAt > since ? 'fresh' : 'stale';
  }

  /** @throws Refusal `second-factor-incorrect`, `factor-challenge-expired`, `too-many-requests`, `session-expired` */
  async show({ userId }: Session, proof: FactorProof, bound: Bound, address: string): Promise<void> {
    const attempt = { email: userId, address, device: undefined };
    await this.throttle.begin(attempt);
    await this.proofs.show(userId, proof, bound);
    await this.throttle.succeeded(attempt);
    await this.sessions.factorShown(bound.to);
  }
}

/** What a challenge of this session is bound to. */
export function boundTo({ signInId }: Session, host: string): Bound {
  if (!signInId) throw new Refusal('forbidden');
  return { to: signInId, host };
}
