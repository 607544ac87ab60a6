import type { PaymentProvider as ProviderId } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import { DocumentConflict, type Collection, type Documents } from '@reprise/read-kernel/documents';
import { IdempotencyKeyReused, type InitiatePayment } from '../payment';

/** Who was asked to pay, written before he is asked. `_id` = `provider:idempotencyKey`. */
export type PaymentRoute = {
  readonly _id: string;
  readonly accountId: string;
  readonly paymentId: string;
  readonly provider: ProviderId;
  readonly idempotencyKey: string;
  readonly amount: number;
  /** Null: the product's own provider. */
  readonly configurationId: string | null;
  readonly at: string;
};

const collection = { name: 'payment_routes', indexes: [{ fields: ['paymentId'] }] };

/** Every repeat of an attempt goes where the first one went: another issuer would pay again. */
export class PaymentRoutes {
  private readonly routes: Collection<PaymentRoute>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
  ) {
    this.routes = documents.collection<PaymentRoute>(collection);
  }

  /** @param choose asked for the first call of an attempt only. @throws IdempotencyKeyReused */
  async begin(
    provider: ProviderId,
    payment: InitiatePayment,
    choose: () => Promise<string | null>,
  ): Promise<PaymentRoute> {
    const { accountId, paymentId, idempotencyKey, amount } = payment;
    const _id = `${provider}:${idempotencyKey}`;
    const known = (await this.routes.get(_id)) ?? (await this.chosen(_id, provider, payment, await choose()));
    if (known.paymentId !== paymentId || known.amount !== amount || known.accountId !== accountId)
      throw new IdempotencyKeyReused(idempotencyKey);
    return known;
  }

  /** Of the payment's last attempt; undefined for one from before routes were kept. */
  async last(provider: ProviderId, paymentId: string): Promise<PaymentRoute | undefined> {
    const [found] = await this.routes.find({ paymentId, provider }, { sort: [['at', -1]], limit: 1 });
    return found;
  }

  private async chosen(
    _id: string,
    provider: ProviderId,
    { accountId, paymentId, idempotencyKey, amount }: InitiatePayment,
    configurationId: string | null,
  ): Promise<PaymentRoute> {
    const at = this.clock.now().toISOString();
    const route = { _id, accountId, paymentId, provider, idempotencyKey, amount, configurationId, at };
    try {
      await this.routes.put(route, -1);
      return route;
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
      // Another process chose at the same moment: its choice counts.
      return (await this.routes.get(_id)) ?? route;
    }
  }
}
