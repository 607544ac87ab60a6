import type { Collection, Document, Filter, Stored } from '../documents';
import type { ScopeKind, TenantScope } from './tenant-scope';

declare const scopedFilter: unique symbol;

/** A filter that holds a reader's scope; the only kind that list queries take. */
export type ScopedFilter = Filter & { readonly [scopedFilter]: true };

/** For readers who see the whole account in this collection, whatever their organisation. */
export const wholeAccount = Symbol('whole account');

/**
 * Which field of a collection tells whose a document is: `{ store: 'storeId', warehouse: 'warehouseId' }`. A kind of
 * reader that is not named sees nothing. Several fields: any of them.
 */
export type ScopePaths = {
  readonly [K in Exclude<ScopeKind, 'account'>]?: string | readonly string[] | typeof wholeAccount;
};

const nothing: Filter = { _id: { $in: [] } };

function organisationFilter(scope: TenantScope, paths: ScopePaths): Filter {
  if (scope.by === 'account') return {};
  const path = paths[scope.by];
  if (path === undefined) return nothing;
  if (path === wholeAccount || scope.organisationIds === undefined) return {};
  const among = { $in: scope.organisationIds };
  if (typeof path === 'string') return { [path]: among };
  return { $or: path.map((each): Filter => ({ [each]: among })) };
}

/** The scope as a filter on a collection's own fields; the account always (back office: tenants never meet). */
export function scopeFilter(scope: TenantScope, paths: ScopePaths = {}): ScopedFilter {
  const filter: Filter = { accountId: scope.accountId, ...organisationFilter(scope, paths) };
  return filter as ScopedFilter;
}

/** The same scope, and more conditions. */
export function narrowed(scope: ScopedFilter, filter: Filter): ScopedFilter {
  const both: Filter = { $and: [scope, filter] };
  return both as ScopedFilter;
}

/** One document by its id; undefined when it does not exist or lies outside the scope: a reader cannot tell which. */
export async function findInScope<T extends Document>(
  collection: Collection<T>,
  scope: ScopedFilter,
  id: string,
): Promise<Stored<T> | undefined> {
  const [found] = await collection.find(narrowed(scope, { _id: id }), { limit: 1 });
  return found;
}
