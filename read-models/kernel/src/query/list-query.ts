import {
  currencySchema,
  maxUnpaged,
  type FilterValue,
  type ListQuery,
  type ListSpec,
  type Money,
  type Page,
} from '@reprise/contracts/kernel';
import type { Collection, Document, Filter, Sort, Stored } from '../documents';
import { isFilling } from './filling';
import { fieldValue, type ListField } from './list-field';
import { farRows, fromNearerEnd } from './nearer-end';
import { narrowed, type ScopedFilter } from './scope-filter';
import { summed } from './summed.rules';

export type ListQuerySpec = Pick<ListSpec, 'filters' | 'ranges' | 'exists' | 'order'> & {
  /** Path and type of an API field in the document; by default a text at the same path. */
  readonly fields?: Readonly<Record<string, ListField>>;
  /** Amounts that may be added up; the document's `currency` tells which. */
  readonly sums?: readonly string[];
  /** Fields of which one value leaves a row or a few. */
  readonly codes?: readonly string[];
  /** By id by default. A compound index of scope, filter and this order serves the first page. */
  readonly defaultOrder?: Sort;
};

const pathOf = (spec: ListQuerySpec, field: string): string => spec.fields?.[field]?.path ?? field;

function wanted(value: FilterValue, field: ListField): Filter[string] {
  if (value.kind === 'in') {
    const known = value.values.flatMap((each) => fieldValue(each, field) ?? []);
    const [first] = known;
    if (field.match !== 'prefix') return known.length > 0 ? { $in: known } : undefined;
    return typeof first === 'string' ? { $prefix: first } : undefined;
  }
  const { gte, gt, lte, lt } = value;
  const bounds = Object.entries({ $gte: gte, $gt: gt, $lte: lte, $lt: lt }).flatMap(([operator, bound]) => {
    const read = bound === undefined ? undefined : fieldValue(bound, field);
    return typeof read === 'string' || typeof read === 'number' ? [[operator, read] as const] : [];
  });
  return bounds.length > 0 ? Object.fromEntries(bounds) : undefined;
}

/** The conditions of a list query; only fields of the spec count, whatever the query contains. */
export function listFilter(query: ListQuery, spec: ListQuerySpec): readonly Filter[] {
  const allowed = new Set([...spec.filters, ...(spec.ranges ?? [])]);
  const conditions = Object.entries(query.filters).flatMap(([field, value]): Filter[] => {
    if (!allowed.has(field)) return [];
    const condition = wanted(value, spec.fields?.[field] ?? {});
    return condition === undefined ? [] : [{ [pathOf(spec, field)]: condition }];
  });
  const presence = (spec.exists ?? []).flatMap((field): Filter[] => {
    const present = query.exists[field];
    if (present === undefined) return [];
    return [{ [pathOf(spec, field)]: present ? { $ne: null } : null }];
  });
  return [...conditions, ...presence];
}

export function listSort(query: ListQuery, spec: ListQuerySpec): Sort {
  const asked = query.order
    .filter(({ field }) => spec.order.includes(field))
    .map(({ field, direction }) => [pathOf(spec, field), direction === 'asc' ? 1 : -1] as const);
  return asked.length > 0 ? asked : (spec.defaultOrder ?? [['_id', 1]]);
}

/** One code is asked for: its rows are looked up, whatever their order. */
function isOneCode({ filters }: ListQuery, { codes = [] }: ListQuerySpec): boolean {
  return codes.some((code) => {
    const value = filters[code];
    return value?.kind === 'in' && value.values.length === 1;
  });
}

function slice(query: ListQuery) {
  if (!query.pagination) return { skip: 0, limit: maxUnpaged };
  return { skip: (query.page - 1) * query.itemsPerPage, limit: query.itemsPerPage };
}

/** Each row is looked at: of a million it would take seconds, in which nobody is answered. */
const mostAddedUp = 20_000;

/** By how often each amount occurs: no document is read. */
async function sumsOf<T extends Document>(
  collection: Pick<Collection<T>, 'countBy'>,
  filter: ScopedFilter,
  path: string,
): Promise<readonly Money[]> {
  const currencies = (await collection.countBy('currency', filter)).map(([value]) => value);
  const sums = currencies.map(async (value): Promise<readonly Money[]> => {
    const currency = currencySchema.safeParse(value);
    if (!currency.success) return [];
    const counted = await collection.countBy(path, narrowed(filter, { currency: currency.data }));
    return [{ amount: summed(counted), currency: currency.data }];
  });
  return (await Promise.all(sums)).flat();
}

/**
 * One page of what a reader may see. `total` counts all matches; absent if the query sets `partial`. A first page
 * that is not full already gives the total. `sums` are absent where there is too much to add up.
 */
export async function listQuery<T extends Document>(
  collection: Pick<Collection<T>, 'find' | 'count' | 'countBy'>,
  scope: ScopedFilter,
  query: ListQuery,
  spec: ListQuerySpec,
): Promise<Page<Stored<T>>> {
  const conditions = listFilter(query, spec);
  const filter = conditions.length > 0 ? narrowed(scope, { $and: conditions }) : scope;
  const options = { ...slice(query), sort: listSort(query, spec), few: isOneCode(query, spec) };
  const isFar = options.skip >= farRows && !query.partial;
  const far = isFar ? await collection.count(filter) : undefined;
  const found = await (far === undefined
    ? collection.find(filter, options)
    : fromNearerEnd(collection, filter, options, far));
  const isLast = found.length < options.limit && (found.length > 0 || options.skip === 0);
  const path = spec.sums?.find((field) => field === query.sum);
  const counted = (): number | Promise<number> =>
    far ?? (isLast ? options.skip + found.length : collection.count(filter));
  const total = query.partial && path === undefined ? undefined : await counted();
  const adds = path !== undefined && total !== undefined && total <= mostAddedUp;
  return {
    items: found,
    ...(isFilling(collection) && { filling: true }),
    ...(adds && { sums: await sumsOf(collection, filter, pathOf(spec, path)) }),
    ...(total !== undefined && !query.partial && { total }),
  };
}
