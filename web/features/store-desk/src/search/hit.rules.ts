import type { PublicProduct } from '@reprise/contracts/catalogue';
import type { Translations } from '@reprise/contracts/kernel';
import type { Channel, ProductDrawing } from '@reprise/contracts/rules';

export type Hit = {
  id: string;
  label: string;
  labelTranslations?: Translations | undefined;
  brand: string;
  category: string;
  image?: string | null;
  drawing?: ProductDrawing | undefined;
  /** Best price, minor units. */
  price?: number | null;
  boughtThrough: readonly Channel[];
};

/** A product of a list, as the counter shows it. */
export function hitOf({ buybackPrice, image, ...product }: PublicProduct): Hit {
  const { id, label, labelTranslations, brand, category, drawing, boughtThrough } = product;
  const prices = Object.values(buybackPrice);
  return {
    id,
    label,
    labelTranslations,
    brand,
    category,
    image: image ?? null,
    drawing,
    price: prices.length > 0 ? Math.max(...prices) : null,
    boughtThrough,
  };
}
