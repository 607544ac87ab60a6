import type { PublicProduct, SearchResponse } from '@reprise/contracts/catalogue';
import type { OrganisationRootDetail } from '@reprise/contracts/configuration';

type Tags = Pick<OrganisationRootDetail, 'tagPriceEnabled'>;

/** "Maximum price tag on thumbnails" (back office §2): without it, lists tell no price before the questions. */
export const tagged = ({ tagPriceEnabled }: Tags, product: PublicProduct): PublicProduct =>
  tagPriceEnabled ? product : { ...product, buybackPrice: {} };

export const taggedHits = ({ tagPriceEnabled }: Tags, answer: SearchResponse): SearchResponse =>
  tagPriceEnabled
    ? answer
    : { ...answer, hits: answer.hits.map((hit) => ({ ...hit, document: { ...hit.document, price: null } })) };
