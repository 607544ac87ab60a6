import type { FoundProduct, PublicSearchDocument, SearchResponse } from '@reprise/contracts/catalogue';
import {
  fold,
  type Facet,
  type ProductHit,
  type ProductQuery,
  type ProductResults,
} from '@reprise/read-search/product-search';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);

/** The text as HTML, with the matching words in `<mark>`. */
export function highlighted(text: string, matched: readonly string[]): { snippet: string; tokens: string[] } {
  const wanted = new Set(matched);
  const tokens: string[] = [];
  const parts = text.split(/([\p{L}\p{N}\p{M}]+)/u).map((part) => {
    if (!wanted.has(fold(part))) return escaped(part);
    tokens.push(part);
    return `<mark>${escaped(part)}</mark>`;
  });
  return { snippet: parts.join(''), tokens };
}

type PublicHit = ProductHit<PublicSearchDocument>;

/** Additional fields from an engine are removed. */
function publicDocument({ document }: PublicHit): PublicSearchDocument {
  const {
    id,
    label,
    labelTranslations,
    brand,
    model,
    ean,
    categoryId,
    categoryIds,
    category,
    image,
    drawing,
    price,
  } = document;
  return {
    ...{ id, label, brand, model, ean, categoryId, categoryIds, category, image, price },
    ...(labelTranslations && { labelTranslations }),
    ...(drawing && { drawing }),
  };
}

const shownFields = ['label', 'brand', 'model'] as const;

function highlightsOf({ document, matches }: PublicHit): SearchResponse['hits'][number]['highlights'] {
  return shownFields.flatMap((field) => {
    const { snippet, tokens } = highlighted(document[field], matches[field] ?? []);
    return tokens.length > 0 ? [{ field, snippet, matched_tokens: tokens }] : [];
  });
}

const facetCountsOf = ({
  field,
  counts,
  totalValues,
  stats,
}: Facet): SearchResponse['facet_counts'][number] => ({
  field_name: field,
  sampled: false,
  counts: counts.map(({ value, count }) => ({ value, highlighted: escaped(value), count })),
  stats: { ...stats, total_values: totalValues },
});

/** Results in the form that the typesense client reads. */
export function typesenseAnswer(
  collection: string,
  query: ProductQuery,
  { found, outOf, hits, facets }: ProductResults<PublicSearchDocument>,
  milliseconds: number,
  told: (document: PublicSearchDocument) => FoundProduct,
): SearchResponse {
  return {
    found,
    out_of: outOf,
    page: query.page,
    facet_counts: facets.map(facetCountsOf),
    hits: hits.map((hit) => ({
      document: told(publicDocument(hit)),
      highlights: highlightsOf(hit),
      text_match: Math.round(hit.score * 1000),
    })),
    search_time_ms: Math.round(milliseconds),
    request_params: {
      collection_name: collection,
      per_page: query.perPage,
      q: query.q === '' ? '*' : query.q,
    },
  };
}
