import type { BuybackEvent } from '@reprise/contracts/buyback';
import { projection, type Row } from '@reprise/read-kernel';

/** One product; its id is that of the row. */
export type ProductPopularityRow = Row & { readonly declared: number };

/**
 * How popular a product is that was declared so often: one more for each doubling. Few more buybacks tell nothing, and
 * an index need only hear of a product that has been declared twice as often.
 */
export const popularityOf = (declared: number): number => 32 - Math.clz32(declared);

/** "How often was each product declared?" */
export const productPopularity = projection<ProductPopularityRow, BuybackEvent>({
  name: 'product_popularity_v1',
  keys: (event) => (event.type === 'BuybackDeclared' ? [event.data.product.id] : []),
  handlers: { BuybackDeclared: (row) => ({ declared: (row?.declared ?? 0) + 1 }) },
});
