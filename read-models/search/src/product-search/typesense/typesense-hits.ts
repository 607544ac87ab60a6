import { searchedFields, type ProductHit, type SearchedField } from '../product-search.port';
import { fold, words } from '../words';

/** The part of the engine's reply that is read. */
type EngineHit = {
  readonly document: object;
  readonly text_match?: number;
  readonly highlights?: readonly {
    readonly field?: unknown;
    readonly matched_tokens?: readonly (string | readonly string[])[];
  }[];
};
export type EngineAnswer = {
  readonly found?: number;
  readonly out_of?: number;
  readonly hits?: readonly EngineHit[];
  readonly facet_counts?: readonly {
    readonly field_name?: unknown;
    readonly counts?: readonly { readonly value: unknown; readonly count: number }[];
    readonly stats?: Readonly<Partial<Record<'min' | 'max' | 'sum' | 'avg', number>>>;
  }[];
  readonly code?: number;
  readonly error?: string;
};

/** The engine's scores exceed the exact range of numbers; a millionth of a millionth still distinguishes them. */
const scoreUnit = 1e12;

type Matches = ProductHit['matches'];

/** The engine marks the typed part of a word; whole words are wanted. */
function matchesOf({ document, highlights = [] }: EngineHit): Matches {
  const matches: Partial<Record<SearchedField, readonly string[]>> = {};
  for (const { field, matched_tokens: tokens = [] } of highlights) {
    const known = searchedFields.find((each) => each === field);
    const text: unknown = known && Reflect.get(document, known);
    if (!known || typeof text !== 'string') continue;
    const marked = tokens.flat().flatMap(words);
    const matched = words(text).filter((word) => marked.some((mark) => word.startsWith(fold(mark))));
    if (matched.length > 0) matches[known] = [...new Set(matched)];
  }
  return matches;
}

export const hitsOf = <D>(answer: EngineAnswer, read: (stored: object) => D): ProductHit<D>[] =>
  (answer.hits ?? []).map((hit) => ({
    document: read(hit.document),
    score: (hit.text_match ?? 0) / scoreUnit,
    matches: matchesOf(hit),
  }));
