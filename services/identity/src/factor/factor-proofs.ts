import type { FactorProof } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/base';
import type { Secrets } from '@reprise/kernel/ports';
import { totpPlaceOf, type Factors, type FactorStore } from './factors.store';
import type { Bound, Passkeys } from './passkeys';
import { withoutCode } from './recovery-codes.rules';
import { totpStep } from './totp.rules';

const incorrect = (): Refusal => new Refusal('second-factor-incorrect');
type Of<M extends FactorProof['method']> = Extract<FactorProof, { method: M }>;

/** Whether what somebody shows is a factor of his; each code, and each answer of a passkey, counts once. */
export class FactorProofs {
  constructor(
    private readonly store: FactorStore,
    private readonly passkeys: Passkeys,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `second-factor-incorrect`, `factor-challenge-expired` */
  async show(userId: string, proof: FactorProof, bound: Bound): Promise<void> {
    switch (proof.method) {
      case 'totp':
        await this.store.change(userId, (held) => this.byCode(held, proof));
        return;
      case 'recovery':
        await this.store.change(userId, (held) => byRecovery(held, proof));
        return;
      case 'passkey':
        return this.byPasskey(userId, proof, bound);
    }
  }

  private byCode(held: Factors, { code }: Of<'totp'>): Factors {
    const { totp, _id } = held;
    if (!totp) throw incorrect();
    const step = totpStep(this.secrets.open(totp.sealed, totpPlaceOf(_id)), code, this.clock.now());
    if (step === undefined || step <= totp.lastStep) throw incorrect();
    return { ...held, totp: { ...totp, lastStep: step } };
  }

  private async byPasskey(userId: string, { passkey }: Of<'passkey'>, bound: Bound): Promise<void> {
    const found = (await this.store.of(userId)).passkeys.find(({ id }) => id === passkey.id);
    if (found?.host !== bound.host) throw incorrect();
    const counter = await this.passkeys.shown(passkey, found, bound);
    const usedAt = this.clock.now().toISOString();
    await this.store.change(userId, (held) => ({
      ...held,
      passkeys: held.passkeys.map((each) => (each.id === found.id ? { ...each, counter, usedAt } : each)),
    }));
  }
}

function byRecovery(held: Factors, { code }: Of<'recovery'>): Factors {
  const recovery = withoutCode(held.recovery, held._id, code);
  if (!recovery) throw incorrect();
  return { ...held, recovery };
}
