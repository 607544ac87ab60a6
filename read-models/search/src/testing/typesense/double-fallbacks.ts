import type { DoubleCollection, DoubleDocument } from './double-collection';
import { dictionary, matching, type Matched, type MatchRules } from './double-matching';
import { tokensOf } from './double-tokens';

/** The typed words all joined, and each of them split in two, as far as the words that result are known. */
function recut(typed: readonly string[], known: ReadonlySet<string>): string[][] {
  const joined = typed.join('');
  const longest = Math.max(0, ...Array.from(known, (word) => word.length));
  // A part longer than any known word is none: somebody may type thousands of letters.
  const cutsOf = (word: string): number[] =>
    Array.from(word.slice(1), (_, at) => at).filter((at) => at < longest && word.length - at - 1 <= longest);
  const splits = typed.flatMap((word, index) =>
    cutsOf(word).map((at) => [
      ...typed.slice(0, index),
      word.slice(0, at + 1),
      word.slice(at + 1),
      ...typed.slice(index + 1),
    ]),
  );
  return [...(typed.length > 1 ? [[joined]] : []), ...splits].filter((words) =>
    words.every((word) => known.has(word)),
  );
}

/** Documents that have all words; if there are too few: joined or split ones, then fewer words, the last dropped first. */
export function fallbacks(
  collection: DoubleCollection,
  documents: readonly DoubleDocument[],
  q: string,
  rules: MatchRules,
): Matched[] {
  const typed = tokensOf(q, collection.separators).map(({ text }) => text);
  const find = (words: readonly string[]): Matched[] => matching(collection, documents, words, rules);
  let found = find(typed);
  if (found.length === 0 && rules.splitAndJoin) {
    const known = dictionary(documents, rules, collection.separators);
    for (const words of recut(typed, known)) if (found.length === 0) found = find(words);
  }
  for (let count = typed.length - 1; count > 0 && found.length < rules.dropThreshold; count -= 1)
    found = find(typed.slice(0, count));
  return found;
}
