import { z } from 'zod';
import { readCollection } from '../../../kernel/api';
import type { ListedProduct } from './product-card';

/** A public product as lists need it; the rest of the reply is not looked at. */
const productSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    brand: z.string(),
    image: z.string().nullish(),
    buybackPrice: z.record(z.string(), z.number()).nullish(),
  })
  .transform(({ image, buybackPrice, ...rest }): ListedProduct => {
    const prices = Object.values(buybackPrice ?? {});
    return { ...rest, image: image ?? null, price: prices.length > 0 ? Math.max(...prices) : null };
  });

const known = (items: readonly unknown[]): ListedProduct[] =>
  items.flatMap((item) => productSchema.safeParse(item).data ?? []);

export const readProducts = known;
/** The reply of `GET /products/by-imei/{imei}`. */
export const productsIn = (body: unknown): ListedProduct[] => known(readCollection(body)?.items ?? []);
