import {
  productSearchDocumentSchema,
  publicSearchDocumentSchema,
  type ProductSearchDocument,
  type PublicSearchDocument,
} from '@reprise/contracts/catalogue';
import { fold, words } from '../words';
import { namesOf } from '../name-index';
import { joinedNames, keyFields } from './typesense-schema';

/** A document as stored by the engine. */
export type Stored = { readonly id: string } & Readonly<Record<string, string | number | object>>;

/** One word: the engine would split a UUID at its hyphens. */
export const idKey = (id: string): string => id.replaceAll('-', '').toLowerCase();
export const brandKey = (brand: string): string => words(brand).join(' ');

const mostPopular = 99;
/** The order among equals in one field, because the engine sorts by three: the more popular, then by label. */
const equalsKey = ({ popularity, label }: Pick<ProductSearchDocument, 'popularity' | 'label'>): string =>
  `${String(mostPopular - Math.min(popularity, mostPopular)).padStart(2, '0')} ${fold(label)}`;

/** A product without a price has no such field: the engine has no null. */
export function storedOf({ price, ...document }: ProductSearchDocument): Stored {
  return {
    ...document,
    ...(price !== null && { price }),
    labelKey: fold(document.label),
    brandKey: brandKey(document.brand),
    [joinedNames]: namesOf({ ...document, price: price ?? null }).filter(Boolean),
    categoryKey: idKey(document.categoryId),
    equalsKey: equalsKey(document),
    categoryKeys: document.categoryIds.map(idKey),
  };
}

function withoutKeys(stored: object): Record<string, unknown> {
  const kept = Object.entries(stored).filter(([name]) => !keyFields.some((key) => key === name));
  return { price: null, ...Object.fromEntries(kept) };
}

export const documentOf = (stored: object): ProductSearchDocument =>
  productSearchDocumentSchema.parse(withoutKeys(stored));

export const publicDocumentOf = (stored: object): PublicSearchDocument =>
  publicSearchDocumentSchema.strip().parse(withoutKeys(stored));
