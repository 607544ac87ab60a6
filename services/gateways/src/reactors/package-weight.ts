import type { ShipmentRequest } from '../carrier';
import type { BuybackFacts } from './ports';

/** Assumed grams of a product without a weight: a telephone with its charger. */
const unknownProductG = 500;
const packagingG = 150;

/** Grams of a package with its packaging. */
export const packageWeight = (buybacks: readonly Pick<BuybackFacts, 'product'>[]): number =>
  packagingG + buybacks.reduce((sum, { product }) => sum + (product.weight ?? unknownProductG), 0);

/** Centimetres, of a package with one product; how several are packed is not known. */
export function packageSize(
  buybacks: readonly Pick<BuybackFacts, 'product'>[],
): Pick<ShipmentRequest, 'dimensionsCm'> {
  const [only, ...others] = buybacks;
  const dimensionsCm = others.length === 0 ? only?.product.dimensions : undefined;
  return dimensionsCm ? { dimensionsCm } : {};
}
