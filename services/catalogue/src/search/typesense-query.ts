import { boughtThroughFirst, searchPageSize, type SearchParameters } from '@reprise/contracts/catalogue';
import { type Channel, channels } from '@reprise/contracts/rules';
import { searchedFields, sortFields, type ProductQuery } from '@reprise/read-search/product-search';
import { fault } from './search-fault';
import { facetsIn } from './typesense-facets';
import { filtersOf } from './typesense-filters';

const known: ReadonlySet<string> = new Set([
  'q',
  'query_by',
  'filter_by',
  'sort_by',
  'facet_by',
  'max_facet_values',
  'page',
  'per_page',
  'collection',
]);

/** Categories of which nothing can be declared through a channel. */
export type UnboughtThrough = (channel: Channel) => readonly string[];

const channelIn = (part: string): Channel | undefined =>
  channels.find((channel) => part.trim() === boughtThroughFirst(channel));

function boughtFirstIn(text = '', unbought: UnboughtThrough): ProductQuery['boughtFirst'] {
  const [channel] = text.split(',').flatMap((part) => channelIn(part) ?? []);
  return channel && { unboughtCategoryIds: unbought(channel) };
}

function sortOf(text = ''): ProductQuery['sort'] {
  const [first = ''] = text.split(',').filter((part) => !part.startsWith('_text_match') && !channelIn(part));
  if (first === '') return undefined;
  const [name = '', direction = ''] = first.split(':', 2);
  const field = sortFields.find((each) => each === name);
  if (!field) return fault(`Could not find a field named \`${name}\` in the schema for sorting.`);
  if (direction !== 'asc' && direction !== 'desc')
    return fault('Order for field must be either asc or desc.');
  return { field, direction };
}

function fieldsOf(text = ''): ProductQuery['fields'] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return undefined;
  return names.map(
    (name) =>
      searchedFields.find((field) => field === name) ??
      fault(`Could not find a field named \`${name}\` in the schema.`),
  );
}

function counted(value: unknown, otherwise: number, most: number, name: string): number {
  if (value === undefined || value === '') return otherwise;
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most
    ? number
    : fault(`Parameter \`${name}\` must be a whole number from 1 to ${most}.`);
}

/**
 * Converts a query from Typesense's language to ours. @throws SearchFault if it is not understood: nothing is
 * ignored.
 */
export function typesenseQuery(
  accountId: string,
  parameters: SearchParameters,
  unbought: UnboughtThrough,
): ProductQuery {
  const unknown = Object.keys(parameters).find((name) => !known.has(name));
  if (unknown) fault(`Parameter \`${unknown}\` is not supported.`);
  const {
    q = '*',
    query_by: queryBy,
    filter_by: filterBy,
    sort_by: sortBy,
    facet_by: facetBy,
    max_facet_values: mostValues,
    page,
    per_page: perPage,
  } = parameters;
  const fields = fieldsOf(queryBy);
  const sort = sortOf(sortBy);
  const boughtFirst = boughtFirstIn(sortBy, unbought);
  return {
    accountId,
    q: q === '*' ? '' : q,
    status: 'published',
    filters: filtersOf(filterBy),
    ...(fields && { fields }),
    ...(sort && { sort }),
    ...(boughtFirst && { boughtFirst }),
    facets: facetsIn(facetBy),
    mostValues: counted(mostValues, 10, 250, 'max_facet_values'),
    page: counted(page, 1, 100_000, 'page'),
    perPage: counted(perPage, searchPageSize, 250, 'per_page'),
  };
}
