import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import type { SearchedField } from './product-search.port';
import { joined, words } from './words';

const codeFields = ['ean', 'reference'] as const;
/** A word that more products have is no code of one. */
const mostOfCode = 50;

type Known = {
  readonly slotsOf: (word: string) => readonly number[];
  readonly documentIn: (slot: number) => ProductSearchDocument | undefined;
};

/** Slots of the products that have exactly this code, however it is cut. */
export function slotsWithCode(
  text: string,
  fields: readonly SearchedField[],
  known: Known,
): ReadonlySet<number> {
  const name = joined(text);
  const own = codeFields.filter((field) => fields.includes(field));
  const lists = words(text).map(known.slotsOf);
  const fewest = lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? []);
  if (fewest.length > mostOfCode) return new Set();
  const hasCode = (document: ProductSearchDocument | undefined) =>
    document !== undefined && own.some((field) => joined(document[field]) === name);
  return new Set(fewest.filter((slot) => hasCode(known.documentIn(slot))));
}
