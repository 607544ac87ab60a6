import { allFields, boostOf, maskBits } from './field-masks';
import { classUnit } from './match-class';
import type { NumberTable } from './number-table';
import type { WordMatches } from './word-matches';

type Searched = { readonly words: readonly WordMatches[]; readonly mask: number };

/**
 * Sum over the words of the best field and the best match; 0 if a word is missing. Short texts weigh more.
 * `classUnit` is added if each word was typed to its end.
 * @param terms per slot: word number · 2^fields + mask of the fields that have it
 */
export function scoreOf(terms: NumberTable, slot: number, { words: searched, mask }: Searched): number {
  const [start, end] = [terms.startOf(slot), terms.endOf(slot)];
  let total = 1 / (1 + end - start);
  let isWhole = searched.length > 0;
  for (const matches of searched) {
    let best = 0;
    let closest = 0;
    for (let at = start; at < end; at += 1) {
      const term = terms.cell(at);
      const quality = matches.qualityOf(term >>> maskBits);
      if (quality === 0) continue;
      best = Math.max(best, quality * (boostOf[term & mask & allFields] ?? 0));
      if (term & mask) closest = Math.max(closest, quality);
    }
    if (best === 0) return 0;
    if (closest < 1) isWhole = false;
    total += best;
  }
  return isWhole ? total + classUnit : total;
}
