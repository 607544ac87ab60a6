import { Refusal } from '../problems';
import type { ListSpec } from './endpoint';
import { defaultPageSize, maxPageSize, maxUnpaged, type FilterValue, type ListQuery } from './paging';

type Raw = Readonly<Record<string, unknown>>;
type Asked = Pick<ListSpec, 'filters' | 'ranges' | 'exists' | 'order' | 'sums'>;

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (raw: Raw, key: string): unknown => (Object.hasOwn(raw, key) ? raw[key] : undefined);

/** Some parsers keep `a.b=x` as one key, others turn it into `{ a: { b } }`. */
function at(raw: Raw, field: string): unknown {
  const direct = own(raw, field);
  if (direct !== undefined || !field.includes('.')) return direct;
  let value: unknown = raw;
  for (const key of field.split('.')) value = isRecord(value) ? own(value, key) : undefined;
  return value;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const flag = (value: unknown): boolean | undefined =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : undefined;

/** `name=a`, `name[]=a&name[]=b`, and `name[0]=a`, which is parsed as an object if the indexes are high. */
function values(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => text(each) ?? []);
  if (!isRecord(value)) return [text(value) ?? []].flat();
  return Object.entries(value).flatMap(([key, each]) => (/^\d+$/.test(key) ? (text(each) ?? []) : []));
}

/** Stock clients name a document by its address: `/api/stocks/1` is `1`. */
const idOf = (value: string): string => value.slice(value.lastIndexOf('/') + 1);

/** Back office §5: the least is at most the greatest. Bounds that are neither numbers nor times are not compared. */
export function areCrossed(low: string | undefined, high: string | undefined): boolean {
  if (!low || !high) return false;
  const [from, to] = [Number(low), Number(high)];
  return Number.isNaN(from) || Number.isNaN(to) ? Date.parse(low) > Date.parse(high) : from > to;
}

/** `after` and `before` include their bound, `strictly_…` do not, as in API Platform; `[after][]=x` is `[after]=x`. */
function range(field: string, value: unknown): FilterValue | undefined {
  if (!isRecord(value)) return undefined;
  // A bound is one value: of several, none is meant.
  const bound = (name: string): string | undefined => {
    const [one, ...others] = values(own(value, name));
    return others.length === 0 ? one : undefined;
  };
  const gte = bound('gte') ?? bound('after');
  const gt = bound('gt') ?? bound('strictly_after');
  const lte = bound('lte') ?? bound('before');
  const lt = bound('lt') ?? bound('strictly_before');
  if (!gte && !gt && !lte && !lt) return undefined;
  if (areCrossed(gte ?? gt, lte ?? lt)) throw new Refusal('bounds-crossed', { parameter: field });
  return { kind: 'range', ...(gte && { gte }), ...(gt && { gt }), ...(lte && { lte }), ...(lt && { lt }) };
}

function filters(raw: Raw, spec: Asked): Record<string, FilterValue> {
  const found: [string, FilterValue][] = [];
  for (const field of spec.filters) {
    const wanted = values(at(raw, field));
    const named = field === 'id' ? wanted.map(idOf) : wanted;
    if (named.length > 0) found.push([field, { kind: 'in', values: named }]);
  }
  for (const field of spec.ranges ?? []) {
    const wanted = range(field, at(raw, field));
    if (wanted) found.push([field, wanted]);
  }
  return Object.fromEntries(found);
}

function exists(raw: Raw, spec: Asked): Record<string, boolean> {
  const asked = own(raw, 'exists');
  if (!isRecord(asked)) return {};
  return Object.fromEntries(
    (spec.exists ?? []).flatMap((field): [string, boolean][] => {
      const wanted = flag(at(asked, field));
      return wanted === undefined ? [] : [[field, wanted]];
    }),
  );
}

/** In the order in which the query lists the fields. */
function order(raw: Raw, spec: Asked): ListQuery['order'] {
  const asked = own(raw, 'order');
  if (!isRecord(asked)) return [];
  const place = (field: string): number => Object.keys(asked).indexOf(field.split('.')[0] ?? field);
  const exact = (field: string): number => Object.keys(asked).indexOf(field);
  return spec.order
    .flatMap((field) => {
      const direction = text(at(asked, field))?.toLowerCase();
      return direction === 'asc' || direction === 'desc' ? [{ field, direction } as const] : [];
    })
    .sort((a, b) => Math.max(exact(a.field), place(a.field)) - Math.max(exact(b.field), place(b.field)));
}

function counted(raw: Raw, parameter: string, otherwise: number): number {
  const value = own(raw, parameter);
  if (value === undefined || value === '') return otherwise;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number < 1) throw new Refusal('malformed-query', { parameter });
  return number;
}

/** Of a field that the list adds up. */
function sum(raw: Raw, { sums = [] }: Asked): Pick<ListQuery, 'sum'> {
  const wanted = sums.find((field) => field === own(raw, 'sum'));
  return wanted === undefined ? {} : { sum: wanted };
}

/**
 * Parses a list's query string by the conventions of the specification (http api "Filters"): unknown fields and
 * invalid values are ignored.
 * @param rawQuery the result of `qs.parse`, without its array limit.
 * @throws Refusal `malformed-query` for a page or page size below 1, `bounds-crossed` for a range without anything in it.
 */
export function parseListQuery(rawQuery: Raw, spec: Asked): ListQuery {
  const pagination = flag(own(rawQuery, 'pagination')) ?? true;
  const itemsPerPage = Math.min(counted(rawQuery, 'itemsPerPage', defaultPageSize), maxPageSize);
  return {
    page: counted(rawQuery, 'page', 1),
    itemsPerPage: pagination ? itemsPerPage : maxUnpaged,
    pagination,
    partial: flag(own(rawQuery, 'partial')) ?? false,
    order: order(rawQuery, spec),
    filters: filters(rawQuery, spec),
    exists: exists(rawQuery, spec),
    ...sum(rawQuery, spec),
  };
}
