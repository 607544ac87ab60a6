import type { PublicSearchDocument } from '@reprise/contracts/catalogue';

type Named = Pick<PublicSearchDocument, 'label' | 'brand' | 'model' | 'ean'>;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Spaces do not matter: "iphone14" names an "iPhone 14". */
function hasName(text: string, { brand, label, model, ean }: Named): boolean {
  const name = [brand, label, model, ean].flatMap(wordsOf).join('');
  const words = wordsOf(text);
  return name.includes(words.join('')) || words.every((word) => name.includes(word));
}

/** Whether the search found only what is near, and nothing that bears the words typed (ADR 37). */
export const onlyNear = (text: string, products: readonly Named[]): boolean =>
  products.length > 0 && !products.some((product) => hasName(text, product));
