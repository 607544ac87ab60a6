import type { DoubleCollection } from './double-collection';
import { facetCounts } from './double-facets';
import { filterOf } from './double-filter';
import { fallbacks } from './double-fallbacks';
import type { Matched, MatchRules } from './double-matching';
import { DoubleRefusal, malformed } from './double-refusal';
import { sorted } from './double-sort';

export type Parameters = Readonly<Record<string, string>>;

/** Those of 0.24. Anything else is refused: the double must not seem to support what it does not know. */
const known = new Set([
  ...['collection', 'q', 'query_by', 'query_by_weights', 'filter_by', 'sort_by', 'page', 'per_page'],
  ...['num_typos', 'min_len_1typo', 'min_len_2typo', 'typo_tokens_threshold', 'prefix', 'expires_at'],
  ...['drop_tokens_threshold', 'split_join_tokens', 'max_candidates', 'exclude_fields', 'include_fields'],
  ...['facet_by', 'max_facet_values'],
  'x-typesense-api-key',
]);
const mostHits = 250;
/** The server's scores have 19 digits. */
const scoreBase = 578_730_123_365_187_584;

function wholeNumber(parameters: Parameters, name: string, otherwise: number): number {
  const text = parameters[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d+$/.test(text)) throw malformed(`Parameter \`${name}\` must be an unsigned integer.`);
  return Number(text);
}

const names = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function rulesOf(collection: DoubleCollection, parameters: Parameters): MatchRules {
  const fields = names(parameters['query_by']);
  if (fields.length === 0) throw malformed('No search fields specified for the query.');
  for (const name of fields) {
    if (!collection.indexed(name))
      throw new DoubleRefusal(404, `Could not find a field named \`${name}\` in the schema.`);
  }
  return {
    fields,
    weights: names(parameters['query_by_weights']).map(Number),
    prefix: parameters['prefix'] !== 'false',
    numTypos: wholeNumber(parameters, 'num_typos', 2),
    minLen1: wholeNumber(parameters, 'min_len_1typo', 4),
    minLen2: wholeNumber(parameters, 'min_len_2typo', 7),
    typoThreshold: wholeNumber(parameters, 'typo_tokens_threshold', 1),
    dropThreshold: wholeNumber(parameters, 'drop_tokens_threshold', 1),
    splitAndJoin: parameters['split_join_tokens'] === 'fallback',
  };
}

function windowOf(parameters: Parameters): readonly [from: number, to: number] {
  const perPage = wholeNumber(parameters, 'per_page', 10);
  if (perPage > mostHits) throw new DoubleRefusal(422, `Only upto ${mostHits} hits can be fetched per page.`);
  const page = Math.max(1, wholeNumber(parameters, 'page', 1));
  const from = (page - 1) * perPage;
  return [from, from + perPage];
}

function hitOf({ document, score, marks }: Matched, excluded: readonly string[]) {
  const kept = Object.fromEntries(Object.entries(document).filter(([name]) => !excluded.includes(name)));
  const highlights = marks
    .filter(({ field }) => !excluded.includes(field))
    .map(({ field, tokens }) => {
      const text = String(document[field]);
      const matched = tokens.map(({ from, to }) => text.slice(from, to));
      return { field, matched_tokens: matched, snippet: text };
    });
  return { document: kept, highlight: {}, highlights, text_match: scoreBase + score * 1e13 };
}

/** One search over one collection, answered like the server. @throws DoubleRefusal */
export function search(collection: DoubleCollection, name: string, parameters: Parameters) {
  const unknown = Object.keys(parameters).find((each) => !known.has(each));
  if (unknown) throw malformed(`The double does not know the parameter ${unknown}.`);
  const { q = '' } = parameters;
  if (parameters['q'] === undefined) throw malformed('Parameter `q` is required.');
  const rules = rulesOf(collection, parameters);
  const [from, to] = windowOf(parameters);
  const accepted = [...collection.documents.values()].filter(
    filterOf(collection, parameters['filter_by'] ?? ''),
  );
  const found =
    q === '*'
      ? accepted.map((document): Matched => ({ document, score: 0, marks: [] }))
      : fallbacks(collection, accepted, q, rules);
  const hits = sorted(collection, found, parameters['sort_by'] ?? '').slice(from, to);
  return {
    facet_counts: facetCounts(
      collection,
      found.map(({ document }) => document),
      names(parameters['facet_by']),
      wholeNumber(parameters, 'max_facet_values', 10),
    ),
    found: found.length,
    out_of: collection.documents.size,
    page: 1,
    request_params: { collection_name: name, per_page: to - from, q },
    search_cutoff: false,
    search_time_ms: 0,
    hits: hits.map((hit) => hitOf(hit, names(parameters['exclude_fields']))),
  };
}
