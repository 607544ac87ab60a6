import type { BuybackFacts } from './ports';

/** Assumed grams of a product without a weight: a telephone with its charger. */
const unknownProductG = 500;
const packagingG = 150;

/** Grams of a package with its packaging. */
export const packageWeight = (buybacks: readonly Pick<BuybackFacts, 'product'>[]): number =>
  packagingG + buybacks.reduce((sum, { product }) => sum + (product.weight ?? unknownProductG), 0);
