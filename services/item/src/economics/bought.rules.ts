import type { Filter } from '@reprise/read-kernel';
import {
  narrowed,
  ownPlaces,
  scopeFilter,
  type ScopedFilter,
  type TenantScope,
} from '@reprise/read-kernel/query';

const own = { ...ownPlaces, sharedWith: 'buyerAccountId' } as const;

/** What was paid for an item, and what it brings, is the business of who bought it. */
export const bought = (scope: TenantScope, filter: Filter = {}): ScopedFilter =>
  narrowed(scopeFilter(scope, own), { buyerAccountId: scope.accountId, ...filter });
