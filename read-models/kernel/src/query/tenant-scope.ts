declare const scoped: unique symbol;

/** The kind of view that a reader has. */
export type ScopeKind = 'account' | 'store' | 'warehouse' | 'buyer' | 'visitor';

/**
 * What a reader may see, created only by the identity module, from a verified token. Every query takes it first, so
 * an unscoped read does not compile. `organisationIds` undefined: the whole account.
 */
export type TenantScope = {
  readonly [scoped]: true;
  readonly accountId: string;
  readonly by: ScopeKind;
  readonly organisationIds?: readonly string[];
  /** Accounts whose buybacks this account buys, or has bought (ADR 28). */
  readonly retailerAccountIds?: readonly string[];
  /** An operator of the platform: a document that he names by its id says by itself whose it is. */
  readonly operator?: true;
};

/** Only for the identity module, policies' own lookups and tests. */
export function tenantScope(scope: Omit<TenantScope, typeof scoped>): TenantScope {
  return scope as TenantScope;
}
