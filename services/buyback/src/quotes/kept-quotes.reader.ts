import type { Clock } from '@reprise/kernel';
import type { Quote, Quotes } from '@reprise/kernel/ports';
import { buybackList, type BuybackListRow } from '@reprise/read-buyback';
import type { Documents, ReadModels } from '@reprise/read-kernel';
import { CartQuotesStore } from './cart-quotes.store';

const quoteOf = (row: BuybackListRow): Quote => ({
  ...{ at: row.createdAt, from: 'buyback', productId: row.productId, productLabel: row.productLabel },
  ...{ categoryId: row.categoryId, categoryLabel: row.categoryLabel, diagnosticId: row.diagnosticId },
  ...{ answers: row.answers, methodId: row.transport.methodId, modeId: row.payment.modeId },
  total: row.prices.declared,
});

/** What was offered: to those who declared a buyback, and to those whose cart stayed one. */
export class KeptQuotes implements Quotes {
  private readonly carts: CartQuotesStore;

  constructor(
    private readonly readModels: ReadModels,
    documents: Documents,
    clock: Clock,
  ) {
    this.carts = new CartQuotesStore(documents, clock);
  }

  async since(accountId: string, from: string): Promise<readonly Quote[]> {
    const rows = await this.readModels.collection(buybackList);
    const declared = await rows.find({ accountId, createdAt: { $gte: from } });
    const known = new Set(declared.map(({ _id }) => _id));
    const carts = await this.carts.since(accountId, from);
    return [
      ...declared.map(quoteOf),
      ...carts.filter(({ _id }) => !known.has(_id)).map((quote): Quote => ({ ...quote, from: 'cart' })),
    ];
  }
}
