import type { PublicProduct } from '@reprise/contracts/catalogue';
import type { ListedProduct } from './product-card';

/** A public product in the form used by lists. */
export function listed({ id, label, brand, image, buybackPrice }: PublicProduct): ListedProduct {
  const prices = Object.values(buybackPrice);
  return { id, label, brand, image: image ?? null, price: prices.length > 0 ? Math.max(...prices) : null };
}
