import type { Collection, Document, Filter, Stored } from '../documents';
import type { ScopeKind, TenantScope } from './tenant-scope';

declare const scopedFilter: unique symbol;

/** A filter that contains a reader's scope; the only kind that list queries accept. */
export type ScopedFilter = Filter & { readonly [scopedFilter]: true };

/** For collections in which every reader sees the whole account. */
export const wholeAccount = Symbol('whole account');

/**
 * Which field of a collection shows whose a document is: `{ store: 'storeId', warehouse: 'warehouseId' }`. A kind of
 * reader that is not listed sees nothing. Several fields: any of them.
 */
export type ScopePaths = {
  readonly [K in Exclude<ScopeKind, 'account'>]?: string | readonly string[] | typeof wholeAccount;
} & {
  /** Field that names another account that reads the row too: its buyer, or the one that pays (ADR 28). */
  readonly sharedWith?: string;
};

/** Rows that name the store, the warehouse and the buyer that they concern. */
export const ownPlaces = { store: 'storeId', warehouse: 'warehouseId', buyer: 'buyerId' } as const;

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

/** Stores and visitors belong to the account that takes products in, so nothing of another one concerns them. */
const crossing: ReadonlySet<ScopeKind> = new Set(['account', 'warehouse', 'buyer']);

/**
 * The scope as a filter on a collection's own fields; always including the account (back office: tenants are
 * isolated), or the accounts for which it buys where rows are shared.
 */
export function scopeFilter(scope: TenantScope, paths: ScopePaths = {}): ScopedFilter {
  const { accountId, by, retailerAccountIds = [] } = scope;
  const within = organisationFilter(scope, paths);
  const own: Filter = { accountId, ...within };
  if (!paths.sharedWith || retailerAccountIds.length === 0 || !crossing.has(by)) return own as ScopedFilter;
  const theirs: Filter = { accountId: { $in: retailerAccountIds }, [paths.sharedWith]: accountId };
  return narrowed({ $or: [{ accountId }, theirs] } as Filter as ScopedFilter, within);
}

/** The same scope with further conditions. */
export function narrowed(scope: ScopedFilter, filter: Filter): ScopedFilter {
  const both: Filter = { $and: [scope, filter] };
  return both as ScopedFilter;
}

/** One document by its id; undefined if it does not exist or is outside the scope: a reader cannot tell which. */
export async function findInScope<T extends Document>(
  collection: Collection<T>,
  scope: ScopedFilter,
  id: string,
): Promise<Stored<T> | undefined> {
  const [found] = await collection.find(narrowed(scope, { _id: id }), { limit: 1 });
  return found;
}
