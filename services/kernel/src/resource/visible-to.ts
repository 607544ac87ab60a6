import { platform } from '@reprise/contracts/organisation';
import { narrowed, scopeFilter, type ScopedFilter, type TenantScope } from '@reprise/read-kernel/query';
import { everyone, type ResourceOptions } from './define-resource';

type Options = Pick<ResourceOptions<never>, 'acrossAccounts' | 'fromPlatform' | 'scope'>;

/** What a reader may see of a resource. */
export function visibleTo(scope: TenantScope, options: Options): ScopedFilter {
  const { acrossAccounts, fromPlatform, scope: paths = everyone } = options;
  const outside = fromPlatform && scope.accountId === platform;
  const everywhere = scope.operator && (acrossAccounts || outside);
  const seen = everywhere ? ({} as ScopedFilter) : scopeFilter(scope, paths);
  return narrowed(seen, { _removed: null });
}

/** What a reader may name by its id: an operator needs no other word for whose it is. */
export const withinReach = (scope: TenantScope, options: Options): ScopedFilter =>
  scope.operator ? ({ _removed: null } as unknown as ScopedFilter) : visibleTo(scope, options);
