import type { Money } from './money';

/** Page sizes of the product list; the first is the default of every list (back office §9). */
export const pageSizes = [5, 10, 15, 30] as const;
export const defaultPageSize = 10;
/** Hard limits that no query parameter overrides. */
export const maxPageSize = 500;
export const maxUnpaged = 5000;

/** A parsed list query of the specification's conventions (http api "Filters"). */
export type ListQuery = {
  page: number;
  itemsPerPage: number;
  pagination: boolean;
  partial: boolean;
  order: readonly { field: string; direction: 'asc' | 'desc' }[];
  filters: Readonly<Record<string, FilterValue>>;
  exists: Readonly<Record<string, boolean>>;
  /** The amount to add up over all matches. */
  sum?: string;
};
export type FilterValue =
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'range'; gte?: string; gt?: string; lte?: string; lt?: string };

/**
 * One page of rows. `total` counts all matches, not the page; absent if the query set `partial`. `filling`: the
 * list is still being filled, so rows are missing. `sums`: of the amount that the query asked for, over all matches, one
 * for each currency.
 */
export type Page<T> = {
  items: readonly T[];
  total?: number;
  filling?: boolean;
  sums?: readonly Money[];
};
