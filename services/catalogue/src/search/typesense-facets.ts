import { facetFields, type FacetQuery, type PriceRange } from '@reprise/read-search/product-search';
import { fault } from './search-fault';

/** Each is a search of its own on an engine that does not count ranges. */
const mostRanges = 20;

const boundOf = (text: string): number | undefined => {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : fault(`Unable to parse range bound: ${text}`);
};

function rangeOf([, label = '', from = '', to = '']: readonly (string | undefined)[]): PriceRange {
  const [least, most] = [boundOf(from.trim()), boundOf(to.trim())];
  return {
    label: label.trim(),
    ...(least !== undefined && { from: least }),
    ...(most !== undefined && { to: most }),
  };
}

/** `Low:[0, 10000], High:[10000, ]` */
function rangesIn(text: string): readonly PriceRange[] {
  const form = /\s*([^:,[\]]+):\s*\[([^,\]]*),([^,\]]*)\]\s*(?:,|$)/y;
  const ranges: PriceRange[] = [];
  while (form.lastIndex < text.length) {
    const match = form.exec(text) ?? fault('Error splitting the facet range values.');
    ranges.push(rangeOf(match));
  }
  if (ranges.length === 0 || ranges.length > mostRanges) fault(`A facet has from 1 to ${mostRanges} ranges.`);
  return ranges;
}

function facetIn(text: string): FacetQuery {
  const [, name = '', ranges] =
    /^(\w+)\s*(?:\((.*)\))?$/s.exec(text.trim()) ?? fault('Could not parse the facet.');
  const field =
    facetFields.find((each) => each === name) ??
    fault(`Could not find a facet field named \`${name}\` in the schema.`);
  if (ranges === undefined) return { field };
  return field === 'price'
    ? { field, ranges: rangesIn(ranges) }
    : fault('Range facets need a numerical field.');
}

/** Facets in Typesense's language: `brand,category,price(Low:[0, 10000], High:[10000, ])`. @throws SearchFault */
export function facetsIn(text = ''): readonly FacetQuery[] {
  // Commas within parentheses part ranges, not fields.
  const facets = text.trim() === '' ? [] : text.split(/,(?![^(]*\))/).map(facetIn);
  if (new Set(facets.map(({ field }) => field)).size < facets.length) fault('A field is counted once.');
  return facets;
}
