import { randomInt, randomUUID } from 'node:crypto';
import type { Currency } from '@reprise/contracts/kernel';
import type { SealedField } from '@reprise/kernel/ports';
import type { Collection, Documents } from '@reprise/read-kernel/documents';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import type { SecretBox } from '../secrets';
import {
  IdempotencyKeyReused,
  PaymentProviderUnreachable,
  type CancelPayment,
  type CancelResult,
  type InitiatePayment,
  type InitiateResult,
  type IssuedVoucher,
  type PaymentProvider,
} from './payment-provider.port';
import { behaviourFor, type Behaviour } from './sandbox-payment-settings';

type SandboxId = 'gift_card_a' | 'gift_card_b' | 'card';

/**
 * One external side effect, `_id` = `provider:idempotencyKey`. The number of times a payment was sent is the number
 * of documents of kind `initiate` with its id and without a `failure`.
 */
export type SandboxPayment = {
  readonly _id: string;
  readonly kind: 'initiate' | 'cancel';
  readonly provider: SandboxId;
  readonly accountId: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly at: string;
  readonly amount?: number;
  readonly currency?: Currency;
  readonly beneficiaryRef?: string;
  readonly settlesAt?: string;
  readonly failure?: string;
  /** Card number and PIN, encrypted. */
  readonly voucher?: string;
};

export const sandboxPaymentsCollection = {
  name: 'sandbox_payments',
  indexes: [{ fields: ['paymentId'] }, { fields: ['reference'] }],
};

const placeOfVoucher = (id: string): string => `${sandboxPaymentsCollection.name}/${id}`;

export const sealedVouchers: readonly SealedField[] = [
  { collection: sandboxPaymentsCollection, path: 'voucher', place: placeOfVoucher },
];

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Gift card A: number and PIN. Gift card B: a voucher code. Both are valid for a year. */
function issue(provider: SandboxId, now: Date): IssuedVoucher | undefined {
  const expiresOn = new Date(now.getTime() + 365 * 86_400_000).toISOString().slice(0, 10);
  if (provider === 'gift_card_a') {
    return { kind: 'gift_card', number: `6034${digits(12)}`, pin: digits(4), expiresOn };
  }
  if (provider === 'gift_card_b') return { kind: 'voucher', number: `V${digits(11)}`, expiresOn };
  return undefined;
}

export type SandboxOptions = {
  readonly documents: Pick<Documents, 'collection'>;
  readonly box: SecretBox;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<unknown>;
};

/** A provider with a persistent state that pays nobody. Configured by `sandbox.settings`. */
export class SandboxProvider implements PaymentProvider {
  private readonly payments: Collection<SandboxPayment>;

  constructor(
    readonly id: SandboxId,
    private readonly options: SandboxOptions,
  ) {
    this.payments = options.documents.collection<SandboxPayment>(sandboxPaymentsCollection);
  }

  async initiate(payment: InitiatePayment): Promise<InitiateResult> {
    const behaviour = await this.behave(payment);
    const done = await this.once(this.sideEffectOf(payment, behaviour));
    if (done.paymentId !== payment.paymentId || done.amount !== payment.amount || done.kind !== 'initiate') {
      throw new IdempotencyKeyReused(payment.idempotencyKey);
    }
    return this.resultOf(done);
  }

  async check(payment: { paymentId: string; providerReference?: string }): Promise<InitiateResult> {
    const sent = await this.sent(payment);
    if (!sent) return { outcome: 'failed', reason: 'payment-unknown' };
    const cancelled = await this.cancelOf(sent.reference);
    return cancelled ? { outcome: 'failed', reason: 'payment-cancelled' } : this.resultOf(sent);
  }

  async cancel(payment: CancelPayment): Promise<CancelResult> {
    const sent = await this.sent(payment);
    if (!sent) return { outcome: 'refused', reason: 'payment-unknown' };
    const behaviour = await this.behave({ amount: 0, beneficiaryRef: '', ...sent });
    const { provider, accountId, paymentId, reference } = sent;
    const refusal = behaviour.refuseCancel ? 'cancel-refused-by-provider' : this.settledRefusal(sent);
    const done = await this.once({
      ...{
        _id: `${this.id}:${payment.idempotencyKey}`,
        kind: 'cancel',
        provider,
        accountId,
        paymentId,
        reference,
      },
      ...{ at: this.options.now().toISOString(), ...(refusal ? { failure: refusal } : {}) },
    });
    if (done.kind !== 'cancel' || done.reference !== reference)
      throw new IdempotencyKeyReused(payment.idempotencyKey);
    return done.failure ? { outcome: 'refused', reason: done.failure } : { outcome: 'cancelled' };
  }

  private sideEffectOf(payment: InitiatePayment, behaviour: Behaviour): SandboxPayment {
    const { accountId, paymentId, amount, currency, beneficiaryRef, idempotencyKey } = payment;
    const now = this.options.now();
    const _id = `${this.id}:${idempotencyKey}`;
    const reference = `sbx_${randomUUID()}`;
    const voucher = issue(this.id, now);
    const sealed = voucher && this.options.box.seal(JSON.stringify(voucher), placeOfVoucher(_id));
    return {
      ...{ _id, kind: 'initiate', provider: this.id, reference, at: now.toISOString() },
      ...{ accountId, paymentId, amount, currency, beneficiaryRef },
      ...(behaviour.failEvery ? { failure: 'refused-by-provider' } : {}),
      ...(behaviour.settleAfterMs
        ? { settlesAt: new Date(now.getTime() + behaviour.settleAfterMs).toISOString() }
        : {}),
      ...(sealed && !behaviour.failEvery ? { voucher: sealed } : {}),
    };
  }

  /** The first write with a key is the side effect; every later call with that key finds it. */
  private async once(effect: SandboxPayment): Promise<SandboxPayment> {
    try {
      await this.payments.put(effect, -1);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
    }
    return (await this.payments.get(effect._id)) ?? effect;
  }

  private resultOf(sent: SandboxPayment): InitiateResult {
    if (sent.failure) return { outcome: 'failed', reason: sent.failure };
    if (!this.settled(sent)) return { outcome: 'initiated', providerReference: sent.reference };
    const voucher = sent.voucher && this.options.box.open(sent.voucher, placeOfVoucher(sent._id));
    return {
      ...{ outcome: 'completed', providerReference: sent.reference },
      ...(voucher ? { voucher: JSON.parse(voucher) as IssuedVoucher } : {}),
    };
  }

  private settled(sent: SandboxPayment): boolean {
    return !sent.settlesAt || sent.settlesAt <= this.options.now().toISOString();
  }

  private settledRefusal(sent: SandboxPayment): string | undefined {
    return this.settled(sent) ? 'payment-already-completed' : undefined;
  }

  private async sent(payment: { paymentId: string; providerReference?: string }) {
    const all = await this.payments.find({
      paymentId: payment.paymentId,
      kind: 'initiate',
      provider: this.id,
    });
    const wanted = payment.providerReference;
    return all.find((sent) => (wanted ? sent.reference === wanted : !sent.failure));
  }

  private async cancelOf(reference: string): Promise<SandboxPayment | undefined> {
    return (await this.payments.find({ reference, kind: 'cancel' })).find((cancel) => !cancel.failure);
  }

  private async behave(payment: {
    accountId: string;
    amount: number;
    beneficiaryRef: string;
  }): Promise<Behaviour> {
    const behaviour = await behaviourFor(this.options.documents, payment);
    if (behaviour.latencyMs) await this.options.wait(behaviour.latencyMs);
    if (behaviour.unreachable) throw new PaymentProviderUnreachable(this.id);
    return behaviour;
  }
}
