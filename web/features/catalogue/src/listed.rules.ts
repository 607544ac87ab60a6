import type { PublicProduct } from '@reprise/contracts/catalogue';
import type { ListedProduct } from './product-card';

/** A public product in the form used by lists. */
export function listed({ buybackPrice, image, ...product }: PublicProduct): ListedProduct {
  const { id, label, labelTranslations, brand, drawing, boughtThrough } = product;
  const prices = Object.values(buybackPrice);
  const price = prices.length > 0 ? Math.max(...prices) : null;
  return { id, label, labelTranslations, brand, image: image ?? null, drawing, price, boughtThrough };
}
