import { choicesOf, comparedAs, fieldAt, type EndpointSpec } from '@reprise/contracts/kernel';
import type { z } from 'zod';
import type { IndexSpec, Sort } from '../documents';
import type { ListField } from './list-field';
import type { ListQuerySpec } from './list-query';

type ListEndpoint = Pick<EndpointSpec, 'name' | 'list' | 'reply'>;

function declared({ name, list, reply }: ListEndpoint) {
  if (!list || !reply) throw new RangeError(`${name} is not a list`);
  return { list, row: reply };
}

function fieldOf(row: z.ZodType, name: string): ListField {
  const schema = fieldAt(row, name);
  const choices = choicesOf(schema);
  return { type: comparedAs(schema), ...(choices && { choices }) };
}

/**
 * How the rows of a list are queried: the row's schema determines what is compared as a time or a number, and which
 * values an enumeration has.
 */
export function listSpecOf(endpoint: ListEndpoint): ListQuerySpec {
  const { list, row } = declared(endpoint);
  const { filters, ranges = [], exists = [], order, codes = [], sums = [], defaultOrder } = list;
  const compared = [...filters, ...ranges].map((name) => [name, fieldOf(row, name)] as const);
  const sort: Sort | undefined = defaultOrder && [
    [defaultOrder.field, defaultOrder.direction === 'asc' ? 1 : -1],
  ];
  return {
    filters,
    ranges,
    exists,
    order,
    codes,
    sums,
    fields: { ...Object.fromEntries(compared), ...(filters.includes('id') && { id: { path: '_id' } }) },
    ...(sort && { defaultOrder: sort }),
  };
}

/** One index for each code of a list: account, code, the list's order. */
export function codeIndexes(endpoint: ListEndpoint): readonly IndexSpec[] {
  const { list, row } = declared(endpoint);
  const order = list.defaultOrder ? [list.defaultOrder.field] : [];
  return (list.codes ?? []).map((code) => ({
    fields: ['accountId', code, ...order],
    ...(fieldAt(row, code)?.safeParse(undefined).success && { sparse: code }),
  }));
}

/** An index for every order that a list offers: of all rows of an account, and of those in one status. */
export function orderIndexes(endpoint: ListEndpoint): readonly IndexSpec[] {
  const { order, filters } = declared(endpoint).list;
  const inStatus = filters.includes('status') ? order.filter((field) => field !== 'status') : [];
  return [
    ...order.map((field) => ({ fields: ['accountId', field] })),
    ...inStatus.map((field) => ({ fields: ['accountId', 'status', field] })),
  ];
}
