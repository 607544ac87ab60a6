import type { ProductSearchDocument } from '@reprise/contracts/catalogue';
import { distance } from 'fastest-levenshtein';
import { namesOf } from './name-index';

/** How little would have to be typed otherwise to give one of the product's names: at most 1. */
export function likeness(name: string, document: ProductSearchDocument | undefined): number {
  if (!document) return 0;
  const changes = namesOf(document).map((other) => distance(name, other));
  return 1 / (1 + Math.min(...changes));
}
