import { z } from 'zod';
import { reference, uuidSchema } from '../kernel';
import { productPricesSchema, type ProductState } from '../rules';

/** What a refurbished product is expected to be sold for, in each state: by it a margin is known beforehand. */
export const resalePricesInputSchema = z.strictObject({
  productId: reference(uuidSchema, { to: 'products', holds: false }),
  prices: productPricesSchema,
});
export type ResalePrices = z.infer<typeof resalePricesInputSchema> & { readonly id: string };

/** In minor units; undefined where nobody has said what the product is worth in this state. */
export const resalePriceIn = (
  resale: Pick<ResalePrices, 'prices'> | undefined,
  state: ProductState | undefined,
): number | undefined => (state && resale?.prices[state]) ?? undefined;
