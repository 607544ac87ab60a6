import {
  callOut,
  laterIn,
  NoAnswer,
  type Connection,
  type OutboundCall,
  type OutboundReply,
} from '../outbound';
import { giftCardReply, refusalReply, type GiftCard } from './gift-card-contract';
import type { CancelResult, InitiatePayment } from './payment-provider.port';

type Refused = { readonly refused: string };

/**
 * An issuer of gift cards with our contract over HTTP. Only a refusal in the agreed form says that no card was issued; all else
 * that is not a card is a `NoAnswer`.
 */
export class HttpGiftCards {
  constructor(private readonly connection: Connection) {}

  /** The card of a key, whatever became of it; undefined if the issuer has never seen the key. @throws NoAnswer */
  async find(idempotencyKey: string): Promise<GiftCard | undefined> {
    const path = `/gift-cards/by-key/${encodeURIComponent(idempotencyKey)}`;
    const reply = await this.ask({ method: 'GET', path });
    // Any server says 404; only the issuer says it in the agreed form.
    if (reply.status === 404 && this.refusalIn(reply) === 'key-unknown') return undefined;
    return this.cardIn(reply);
  }

  /** Looks first: what a lost answer told us nothing about may have been issued. @throws NoAnswer */
  async issue(payment: InitiatePayment): Promise<GiftCard | Refused> {
    const { idempotencyKey, paymentId, amount, currency, beneficiaryRef, correlationId } = payment;
    const known = await this.find(idempotencyKey);
    if (known) return this.sameAmount(known, payment);
    const reply = await this.ask({
      ...{ method: 'POST', path: '/gift-cards', idempotencyKey },
      body: { paymentId, amount, currency, beneficiary: beneficiaryRef },
      ...(correlationId && { correlationId }),
    });
    const refused = this.refusalIn(reply);
    return refused ? { refused } : this.sameAmount(this.cardIn(reply), payment);
  }

  /** @throws NoAnswer */
  async cancel(reference: string, idempotencyKey: string): Promise<CancelResult> {
    const path = `/gift-cards/${encodeURIComponent(reference)}/cancel`;
    const reply = await this.ask({ method: 'POST', path, idempotencyKey });
    const refused = this.refusalIn(reply);
    if (refused) return { outcome: 'refused', reason: refused };
    if (this.cardIn(reply).status !== 'cancelled') throw new NoAnswer('answer-invalid', 'not cancelled');
    return { outcome: 'cancelled' };
  }

  private sameAmount(card: GiftCard, { amount, currency }: InitiatePayment): GiftCard {
    if (card.amount !== amount || card.currency !== currency)
      throw new NoAnswer('answer-invalid', 'another amount');
    return card;
  }

  private cardIn({ status, body }: OutboundReply): GiftCard {
    const parsed = giftCardReply.safeParse(body);
    if (status >= 400 || !parsed.success) throw new NoAnswer('answer-invalid', `status ${status}`);
    return parsed.data;
  }

  private refusalIn({ status, body }: OutboundReply): string | undefined {
    return status >= 400 ? refusalReply.safeParse(body).data?.reason : undefined;
  }

  private async ask(call: OutboundCall): Promise<OutboundReply> {
    const reply = await callOut(this.connection, call);
    const later = laterIn(reply);
    if (later) throw later;
    return reply;
  }
}
