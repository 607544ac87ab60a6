import type { PublicProduct } from '@reprise/contracts/catalogue';

export type Hit = {
  id: string;
  label: string;
  brand: string;
  category: string;
  image?: string | null;
  /** Best price, minor units. */
  price?: number | null;
};

/** A product of a list, as the counter shows it. */
export function hitOf({ id, label, brand, category, image, buybackPrice }: PublicProduct): Hit {
  const prices = Object.values(buybackPrice);
  return {
    id,
    label,
    brand,
    category,
    image: image ?? null,
    price: prices.length > 0 ? Math.max(...prices) : null,
  };
}
