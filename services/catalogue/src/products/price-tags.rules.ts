import type { PublicProduct, SearchResponse } from '@reprise/contracts/catalogue';

/** What a list may say of prices before the questions. */
export type PriceTags = {
  /** "Maximum price tag on thumbnails" (back office §2). */
  readonly enabled: boolean;
  /** Nothing is promised for a category to which no active circuit belongs: it is not bought. */
  readonly bought: ReadonlySet<string>;
};

const isTagged = ({ enabled, bought }: PriceTags, categoryId: string): boolean =>
  enabled && bought.has(categoryId);

export const tagged = (tags: PriceTags, product: PublicProduct): PublicProduct =>
  isTagged(tags, product.categoryId) ? product : { ...product, buybackPrice: {} };

export const taggedHits = (tags: PriceTags, answer: SearchResponse): SearchResponse => ({
  ...answer,
  hits: answer.hits.map((hit) =>
    isTagged(tags, hit.document.categoryId) ? hit : { ...hit, document: { ...hit.document, price: null } },
  ),
});
