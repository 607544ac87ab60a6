import type { DoubleCollection, DoubleDocument } from './double-collection';
import { errorsBetween, tokensOf, type Token } from './double-tokens';

export type MatchRules = {
  readonly fields: readonly string[];
  readonly weights: readonly number[];
  readonly prefix: boolean;
  readonly numTypos: number;
  readonly minLen1: number;
  readonly minLen2: number;
  readonly typoThreshold: number;
  /** Fewer hits than this: words are dropped, the last first. */
  readonly dropThreshold: number;
  /** Whether words are joined or split when nothing is found. */
  readonly splitAndJoin: boolean;
};
type Marked = { readonly field: string; readonly tokens: readonly Token[] };
export type Matched = {
  readonly document: DoubleDocument;
  readonly score: number;
  readonly marks: readonly Marked[];
};

type Words = readonly {
  readonly field: string;
  readonly weight: number;
  readonly tokens: readonly Token[];
}[];

function wordsOf(document: DoubleDocument, rules: MatchRules, separators: readonly string[]): Words {
  return rules.fields.map((field, index) => {
    const value = document[field];
    const texts = Array.isArray(value) ? value : [value];
    const tokens = texts.flatMap((text) => (typeof text === 'string' ? tokensOf(text, separators) : []));
    return { field, weight: rules.weights[index] ?? 1, tokens };
  });
}

const mostErrors = (word: string, { numTypos, minLen1, minLen2 }: MatchRules): number =>
  Math.min(numTypos, word.length >= minLen2 ? 2 : word.length >= minLen1 ? 1 : 0);

/** Every way to distribute errors over the words, fewest first: [0,0], [0,1], [1,0], … */
function costs(typed: readonly string[], rules: MatchRules): number[][] {
  let all: number[][] = [[]];
  for (const word of typed) {
    const options = Array.from({ length: mostErrors(word, rules) + 1 }, (_, cost) => cost);
    all = all.flatMap((begun) => options.map((cost) => [...begun, cost]));
  }
  const total = (each: readonly number[]) => each.reduce((sum, cost) => sum + cost, 0);
  return all.sort((a, b) => total(a) - total(b));
}

/** The typed part of a word; the server marks no more of a word found by prefix. */
const typedPart = (token: Token, typed: string): Token =>
  token.text !== typed && token.text.startsWith(typed) ? { ...token, to: token.from + typed.length } : token;

function match(
  document: DoubleDocument,
  words: Words,
  typed: readonly string[],
  cost: readonly number[],
  prefix: boolean,
) {
  const marks = new Map<string, Token[]>();
  let score = 0;
  for (const [index, word] of typed.entries()) {
    const asBeginning = prefix && index === typed.length - 1;
    let best = 0;
    for (const { field, weight, tokens } of words) {
      const same = tokens.filter((token) => errorsBetween(word, token.text, asBeginning) === cost[index]);
      if (same.length === 0) continue;
      marks.set(field, [...(marks.get(field) ?? []), ...same.map((token) => typedPart(token, word))]);
      best = Math.max(
        best,
        weight * 10 + (same.some((token) => token.text === word) ? 5 : 0) - (cost[index] ?? 0),
      );
    }
    if (best === 0) return undefined;
    score += best;
  }
  return { document, score, marks: [...marks].map(([field, tokens]) => ({ field, tokens })) };
}

/** All words of the documents in the searched fields. */
export const dictionary = (
  documents: readonly DoubleDocument[],
  rules: MatchRules,
  separators: readonly string[],
): ReadonlySet<string> =>
  new Set(
    documents.flatMap((each) =>
      wordsOf(each, rules, separators).flatMap(({ tokens }) => tokens.map(({ text }) => text)),
    ),
  );

/** Documents that have all words, anywhere in the fields; with errors only while too few were found without. */
export function matching(
  collection: DoubleCollection,
  documents: readonly DoubleDocument[],
  typed: readonly string[],
  rules: MatchRules,
): Matched[] {
  const words = new Map(documents.map((each) => [each.id, wordsOf(each, rules, collection.separators)]));
  const found = new Map<string, Matched>();
  for (const cost of costs(typed, rules)) {
    if (found.size > 0 && found.size >= rules.typoThreshold) break;
    for (const document of documents) {
      const matched = match(document, words.get(document.id) ?? [], typed, cost, rules.prefix);
      if (matched && !found.has(document.id)) found.set(document.id, matched);
    }
    if (rules.typoThreshold === 0) break;
  }
  return [...found.values()];
}
