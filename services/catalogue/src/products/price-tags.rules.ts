import type { PublicProduct, SearchResponse } from '@reprise/contracts/catalogue';
import type { Channel } from '@reprise/contracts/rules';
import type { Bought } from '../diagnostic/bought-categories.rules';

/** What a list may say of prices before the questions. */
export type PriceTags = {
  /** "Maximum price tag on thumbnails" (back office §2). */
  readonly enabled: boolean;
  /** Nothing is promised for a category that is bought through no channel. */
  readonly bought: Bought;
};

const through = ({ bought }: PriceTags, categoryId: string): Channel[] => [...(bought.get(categoryId) ?? [])];

export function tagged(tags: PriceTags, product: Omit<PublicProduct, 'boughtThrough'>): PublicProduct {
  const boughtThrough = through(tags, product.categoryId);
  const promises = tags.enabled && boughtThrough.length > 0;
  return { ...product, buybackPrice: promises ? product.buybackPrice : {}, boughtThrough };
}

/** Categories of which nothing can be declared through a channel. */
export const unboughtThrough = ({ bought }: PriceTags, channel: Channel): string[] =>
  [...bought].flatMap(([id, channels]) => (channels.includes(channel) ? [] : [id]));

type Found = SearchResponse['hits'][number]['document'];
export function taggedHit(tags: PriceTags, document: Omit<Found, 'boughtThrough'>): Found {
  const boughtThrough = through(tags, document.categoryId);
  const promises = tags.enabled && boughtThrough.length > 0;
  return { ...document, price: promises ? document.price : null, boughtThrough };
}

/** Where lists show no prices, what they found is not to be narrowed by them either. */
export const taggedFacets = <F extends { readonly field: string }>(
  { enabled }: PriceTags,
  facets: readonly F[],
): readonly F[] => (enabled ? facets : facets.filter(({ field }) => field !== 'price'));
