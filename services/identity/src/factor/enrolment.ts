import type { FactorsChanged, NewPasskey, User } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/base';
import type { Secrets } from '@reprise/kernel/ports';
import { isEnrolled, shownFactors, totpPlaceOf, type Factors, type FactorStore } from './factors.store';
import type { Bound, Passkeys } from './passkeys';
import { transportsIn } from './passkeys.rules';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.rules';
import { newTotpSecret, totpStep, totpUri } from './totp.rules';

const enrolmentMs = 15 * 60_000;
const mostPasskeys = 10;
type Change = (held: Factors) => Factors | Promise<Factors>;

/** How a person gets second factors and gives them up. The first brings recovery codes, the last takes them along. */
export class Enrolment {
  constructor(
    private readonly store: FactorStore,
    private readonly passkeys: Passkeys,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `factor-already-set-up` */
  async beginTotp({ id, email }: User): Promise<{ secret: string; uri: string }> {
    const secret = newTotpSecret();
    const sealed = this.secrets.seal(secret, totpPlaceOf(id));
    const until = new Date(this.clock.now().getTime() + enrolmentMs).toISOString();
    await this.store.change(id, (held) => ({ ...withoutTotp(held), begun: { sealed, until } }));
    return { secret, uri: totpUri(secret, 'Reprise', email) };
  }

  /** @throws Refusal `factor-already-set-up`, `factor-challenge-expired`, `second-factor-incorrect` */
  confirmTotp({ id }: User, code: string, bound: Bound): Promise<FactorsChanged> {
    const now = this.clock.now();
    return this.changed(id, bound, (held) => {
      const { begun, ...rest } = withoutTotp(held);
      if (!begun || begun.until <= now.toISOString()) throw new Refusal('factor-challenge-expired');
      const step = totpStep(this.secrets.open(begun.sealed, totpPlaceOf(id)), code, now);
      if (step === undefined) throw new Refusal('second-factor-incorrect');
      return { ...rest, totp: { sealed: begun.sealed, addedAt: now.toISOString(), lastStep: step } };
    });
  }

  removeTotp({ id }: User, bound: Bound): Promise<FactorsChanged> {
    return this.changed(id, bound, ({ totp: _gone, ...rest }) => rest);
  }

  async beginPasskey(user: User, bound: Bound) {
    const { passkeys } = await this.store.of(user.id);
    if (passkeys.length >= mostPasskeys) throw new Refusal('factor-already-set-up', { most: mostPasskeys });
    const person = { id: user.id, email: user.email, name: `${user.firstname} ${user.lastname}` };
    return this.passkeys.creation(person, passkeys, bound);
  }

  /** @throws Refusal `factor-challenge-expired`, `second-factor-incorrect` */
  async addPasskey({ id }: User, name: string, made: NewPasskey, bound: Bound): Promise<FactorsChanged> {
    const fresh = await this.passkeys.made(made, bound);
    const transports = transportsIn(made.response.transports);
    const added = { ...fresh, name, transports, host: bound.host, addedAt: this.clock.now().toISOString() };
    return this.changed(id, bound, (held) => ({
      ...held,
      passkeys: [...held.passkeys.filter((each) => each.id !== added.id), added].slice(-mostPasskeys),
    }));
  }

  renamePasskey({ id }: User, passkeyId: string, name: string, bound: Bound): Promise<FactorsChanged> {
    return this.changed(id, bound, (held) => {
      if (!held.passkeys.some((each) => each.id === passkeyId)) throw new Refusal('not-found');
      const passkeys = held.passkeys.map((each) => (each.id === passkeyId ? { ...each, name } : each));
      return { ...held, passkeys };
    });
  }

  removePasskey({ id }: User, passkeyId: string, bound: Bound): Promise<FactorsChanged> {
    return this.changed(id, bound, (held) => {
      const passkeys = held.passkeys.filter((each) => each.id !== passkeyId);
      if (passkeys.length === held.passkeys.length) throw new Refusal('not-found');
      return { ...held, passkeys };
    });
  }

  /** @throws Refusal `not-found` for somebody without a factor */
  renewCodes({ id }: User, bound: Bound): Promise<FactorsChanged> {
    const enrolled = (held: Factors): Factors => {
      if (!isEnrolled(held)) throw new Refusal('not-found');
      return held;
    };
    return this.changed(id, bound, enrolled, true);
  }

  /** The first factor brings recovery codes, which only this reply contains; with the last one they go. */
  private async changed(
    userId: string,
    { host }: Bound,
    change: Change,
    renews = false,
  ): Promise<FactorsChanged> {
    const told: Pick<FactorsChanged, 'recoveryCodes'> = {};
    const held = await this.store.change(userId, async (before) => {
      const after = await change(before);
      if (!isEnrolled(after)) return { ...after, recovery: [] };
      if (!renews && isEnrolled(before)) return after;
      told.recoveryCodes = newRecoveryCodes();
      return { ...after, recovery: told.recoveryCodes.map((code) => recoveryHash(userId, code)) };
    });
    return { ...shownFactors(held, host), ...told };
  }
}

function withoutTotp(held: Factors): Factors {
  if (held.totp) throw new Refusal('factor-already-set-up');
  return held;
}
