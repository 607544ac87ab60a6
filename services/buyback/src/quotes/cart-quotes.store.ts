import { quoteDays } from '@reprise/contracts/price-lists';
import type { Clock } from '@reprise/kernel';
import type { Quote } from '@reprise/kernel/ports';
import type { Collection, Documents } from '@reprise/read-kernel';

/** Its id is that of the buyback that the line would become. */
export type CartQuote = Omit<Quote, 'from'> & { readonly _id: string; readonly accountId: string };

const spec = { name: 'cart_quotes', indexes: [{ fields: ['accountId', 'at'] }, { fields: ['at'] }] };
const dayMs = 86_400_000;
const swept = 100;

/**
 * What was offered for the lines of carts, kept for 30 days without the person it was offered to: products, answers and
 * prices, and no more.
 */
export class CartQuotesStore {
  private readonly quotes: Collection<CartQuote>;

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.quotes = documents.collection<CartQuote>(spec);
  }

  /** Old ones go with each save: a few more than come. */
  async keep(made: readonly Omit<CartQuote, 'at'>[]): Promise<void> {
    const now = this.clock.now();
    const at = now.toISOString();
    const end = new Date(now.getTime() - quoteDays * dayMs).toISOString();
    const old = await this.quotes.find({ at: { $lt: end } }, { limit: swept });
    await this.quotes.write([
      ...made.map((quote) => ({ kind: 'put', document: { ...quote, at } }) as const),
      ...old.map(({ _id }) => ({ kind: 'delete', id: _id }) as const),
    ]);
  }

  since(accountId: string, from: string): Promise<readonly CartQuote[]> {
    return this.quotes.find({ accountId, at: { $gte: from } });
  }
}
