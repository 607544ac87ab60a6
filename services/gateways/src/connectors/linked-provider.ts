import type { GiftCardProvider } from '@reprise/contracts/connectors';
import {
  HttpGiftCards,
  PaymentProviderUnreachable,
  resultOf,
  type CancelPayment,
  type CancelResult,
  type InitiatePayment,
  type InitiateResult,
  type PaymentProvider,
  type PaymentProviders,
} from '../payment';
import { connectionOf } from './connection-of';
import type { ConnectorDesk } from './connector-desk';
import { noted } from './noted';
import type { PaymentRoute } from './payment-routes';

const kinds = { gift_card_a: 'gift_card', gift_card_b: 'voucher' } as const;
type Asked = { readonly paymentId: string; readonly providerReference?: string };

/** Gift cards of the issuer that the paying account has configured; the product's own provider where it has none. */
export class LinkedProvider implements PaymentProvider {
  constructor(
    readonly id: GiftCardProvider,
    private readonly standing: PaymentProvider,
    private readonly desk: ConnectorDesk,
  ) {}

  async initiate(payment: InitiatePayment): Promise<InitiateResult> {
    const route = await this.desk.routes.begin(this.id, payment, () => this.choose(payment.accountId));
    if (route.configurationId === null) return this.standing.initiate(payment);
    const answer = await this.asking(route, (issuer) => issuer.issue(payment));
    if ('refused' in answer) return { outcome: 'failed', reason: answer.refused };
    return resultOf(answer, kinds[this.id]);
  }

  async check(payment: Asked): Promise<InitiateResult> {
    const route = await this.desk.routes.last(this.id, payment.paymentId);
    if (!route || route.configurationId === null) return this.standing.check(payment);
    const found = await this.asking(route, (issuer) => issuer.find(route.idempotencyKey));
    // It was accepted once: an issuer that has forgotten it may remember it again.
    if (!found) throw new PaymentProviderUnreachable(this.id);
    return resultOf(found, kinds[this.id]);
  }

  async cancel(payment: CancelPayment): Promise<CancelResult> {
    const route = await this.desk.routes.last(this.id, payment.paymentId);
    if (!route || route.configurationId === null) return this.standing.cancel(payment);
    return this.asking(route, async (issuer) => {
      const found = await issuer.find(route.idempotencyKey);
      if (!found) return { outcome: 'refused', reason: 'payment-unknown' } as const;
      return issuer.cancel(found.reference, payment.idempotencyKey);
    });
  }

  private async choose(accountId: string): Promise<string | null> {
    const configured = await this.desk.directory.active(accountId, 'payment_mode');
    return configured.find(({ properties }) => properties['provider'] === this.id)?.id ?? null;
  }

  /** @throws PaymentProviderUnreachable also where the configuration is gone: nobody else is asked instead. */
  private async asking<T>(
    { configurationId }: PaymentRoute,
    ask: (issuer: HttpGiftCards) => Promise<T>,
  ): Promise<T> {
    const opened = configurationId === null ? undefined : await this.desk.directory.named(configurationId);
    if (!opened) throw new PaymentProviderUnreachable(this.id);
    return noted(ask(new HttpGiftCards(connectionOf(opened, this.desk.fetch))), {
      ...{ owner: opened, answers: this.desk.answers },
      instead: () => new PaymentProviderUnreachable(this.id),
    });
  }
}

export const linkedProviders = (desk: ConnectorDesk, standing: PaymentProviders): PaymentProviders => ({
  ...standing,
  gift_card_a: new LinkedProvider('gift_card_a', standing.gift_card_a, desk),
  gift_card_b: new LinkedProvider('gift_card_b', standing.gift_card_b, desk),
});
