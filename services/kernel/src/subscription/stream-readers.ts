import { buyerOf, partiesSchema, paymentIssuerOf } from '@reprise/contracts/rules';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { LRUCache } from 'lru-cache';
import { parseStream, type EventLog } from '../event-log';

const remembered = 20_000;

/**
 * Tells whose account reads the messages of a stream beside the account that it belongs to: the payment issuer for payments,
 * the buyer for everything else (ADR 28). The first event of a stream names them, and they never change.
 */
export class StreamReaders {
  private readonly others = new LRUCache<string, string>({ max: remembered });

  constructor(private readonly log: Pick<EventLog, 'readStream'>) {}

  async includes(accountId: string, event: RecordedEvent): Promise<boolean> {
    if (event.accountId === accountId) return true;
    const known = this.others.get(event.stream) ?? (await this.look(event.stream));
    return known === accountId;
  }

  private async look(stream: string): Promise<string> {
    const [first] = await this.log.readStream(stream, 0, 1);
    const parties = partiesSchema.safeParse(first?.data).data ?? {};
    const named = { ...parties, accountId: first?.accountId ?? '' };
    const other = parseStream(stream).category === 'payment' ? paymentIssuerOf(named) : buyerOf(named);
    this.others.set(stream, other);
    return other;
  }
}
