import type { Clock } from '@reprise/kernel';
import { signedHeaders } from '@reprise/kernel/outbound';
import { z } from 'zod';
import { callOut, laterIn, NoAnswer } from '../outbound';
import type { BuyerOrder, BuyerOrders, OrderAnswer } from '../reactors/buyer-orders.port';
import { BuyerUnreachable } from '../reactors/buyer-orders.port';
import { connectionOf } from './connection-of';
import type { ConnectorDesk } from './connector-desk';
import type { Opened } from './connector-directory';
import { noted } from './noted';

const accepted = z.object({ orderId: z.string().min(1).max(100) });
const refusal = z.object({ reason: z.string().regex(/^[a-z][a-z0-9-]{0,99}$/) });

/** Orders to the systems of buyers, signed. */
export class LinkedBuyerOrders implements BuyerOrders {
  constructor(
    private readonly desk: ConnectorDesk,
    private readonly clock: Clock,
  ) {}

  async send(accountId: string, order: BuyerOrder): Promise<OrderAnswer | undefined> {
    const [opened] = await this.desk.directory.active(accountId, 'buyer');
    return opened && this.sendTo(opened, order);
  }

  /** @throws BuyerUnreachable */
  async sendTo(opened: Opened, order: BuyerOrder): Promise<OrderAnswer> {
    return noted(this.ask(opened, order), {
      ...{ owner: opened, answers: this.desk.answers },
      endedBy: (answer) => answer,
      instead: ({ message }) => new BuyerUnreachable(message),
    });
  }

  private async ask(
    opened: Opened,
    { idempotencyKey, correlationId, ...order }: BuyerOrder,
  ): Promise<OrderAnswer> {
    const body = JSON.stringify(order);
    const secret = opened.secrets['signingSecret'] ?? '';
    const reply = await callOut(connectionOf(opened, this.desk.fetch), {
      ...{ method: 'POST', path: '/orders', idempotencyKey, correlationId, body },
      headers: signedHeaders([secret], idempotencyKey, this.clock.now(), body),
    });
    if (reply.status < 300 && accepted.safeParse(reply.body).success) return { outcome: 'works', detail: '' };
    const refused = refusal.safeParse(reply.body).data?.reason;
    const isFinal = [400, 404, 409, 410, 422].includes(reply.status);
    if (isFinal && refused) return { outcome: 'refused', detail: refused };
    const outcome = reply.status < 400 ? 'answer-invalid' : 'unreachable';
    throw laterIn(reply) ?? new NoAnswer(outcome, `status ${reply.status}`);
  }
}
