import type { BodyOfResource, ResourceContract, ResourceFrame } from '@reprise/contracts/kernel';
import type { ProblemCode } from '@reprise/contracts/problems';
import type { Collection, Documents, Filter, IndexSpec } from '@reprise/read-kernel/documents';
import {
  wholeAccount,
  type ListQuerySpec,
  type ScopedFilter,
  type ScopePaths,
  type TenantScope,
} from '@reprise/read-kernel/query';
import type { CommandMeta } from '../decider';
import type { Clock } from '../base';
import type { ResourceDocument } from './resource-document';

export type ResourceDeps = {
  readonly documents: Documents;
  readonly clock: Clock;
  /** All resources that may refer to this one's documents; by default all of the product's. */
  readonly resources?: readonly ResourceContract[];
};

/** The resource's own documents, as far as its rules need them. */
export interface OwnDocuments<C extends ResourceContract> {
  find(accountId: string, filter: Filter, limit?: number): Promise<readonly Row<C>[]>;
  count(filter: Filter): Promise<number>;
  visible(scope: TenantScope): ScopedFilter;
}

export type HookContext<C extends ResourceContract> = {
  readonly meta: CommandMeta;
  /** Absent if a program writes, not a person. */
  readonly scope?: TenantScope;
  readonly id: string;
  readonly store: OwnDocuments<C>;
};
type Answer<T> = T | Promise<T>;
type Row<C extends ResourceContract> = BodyOfResource<C> & ResourceFrame;

/** The rules of one resource. Each may throw a refusal, and the first two may complete the body. */
export type ResourceHooks<C extends ResourceContract> = {
  beforeCreate?(body: BodyOfResource<C>, context: HookContext<C>): Answer<BodyOfResource<C>>;
  beforeUpdate?(
    next: BodyOfResource<C>,
    previous: Row<C>,
    context: HookContext<C>,
  ): Answer<BodyOfResource<C>>;
  beforeRemove?(document: Row<C>, context: HookContext<C>): Answer<void>;
  /** Adds the contract's computed fields, for a whole page at once. */
  present?(rows: readonly Row<C>[]): Answer<readonly object[]>;
};

type Listed = Pick<Collection<ResourceDocument>, 'find' | 'count' | 'countBy'>;

export type ResourceOptions<C extends ResourceContract> = {
  /** Who sees which documents; always within the account. By default everyone with the permission sees all of it. */
  readonly scope?: ScopePaths;
  /** Operators see those of every account, wherever they are. */
  readonly acrossAccounts?: boolean;
  /** An operator who is in no account lists those of all. */
  readonly fromPlatform?: boolean;
  /** Each document is an account itself. */
  readonly ownAccount?: boolean;
  /** Within an account, or globally. */
  readonly unique?: readonly {
    readonly fields: readonly string[];
    readonly problem: ProblemCode;
    readonly everywhere?: boolean;
    /** Those of the fields that say among which documents: they are not what is taken. */
    readonly within?: readonly string[];
    /** The last field is a name that people give: capitals and spaces do not make it another one. */
    readonly anyCase?: true;
    /** The field that people fill in, where those of the rule are set by the server. */
    readonly enteredAs?: string;
  }[];
  readonly indexes?: readonly IndexSpec[];
  /** Fields with few values that lists are filtered by, so that totals need no scan; see `CollectionSpec`. */
  readonly counted?: readonly string[];
  /** Indexes of earlier versions, which are dropped. */
  readonly retired?: readonly IndexSpec[];
  /** Paths and types of the filters; see `ListQuerySpec`. */
  readonly fields?: ListQuerySpec['fields'];
  readonly defaultOrder?: ListQuerySpec['defaultOrder'];
  /** Where its pages are found, if an order needs more than the documents themselves. */
  readonly listed?: (own: Collection<ResourceDocument>, deps: ResourceDeps, accountId: string) => Listed;
  readonly hooks?: ResourceHooks<C> | ((deps: ResourceDeps) => ResourceHooks<C>);
  /** Endpoints answered by the generic controller; all by default. */
  readonly answers?: readonly (keyof C['endpoints'])[];
};

/** Where no scope is named: all who hold the permission see the account's. */
export const everyone: ScopePaths = {
  store: wholeAccount,
  warehouse: wholeAccount,
  buyer: wholeAccount,
  visitor: wholeAccount,
};

export type ResourceDefinition<C extends ResourceContract = ResourceContract> = {
  readonly contract: C;
  readonly options: ResourceOptions<C>;
  /** Nest token of its `ResourceStore`. */
  readonly token: symbol;
};

/** The behaviour of a resource whose data is defined by its contract. */
export function defineResource<C extends ResourceContract>(
  contract: C,
  options: ResourceOptions<C> = {},
): ResourceDefinition<C> {
  return { contract, options, token: Symbol(`ResourceStore ${contract.name}`) };
}
