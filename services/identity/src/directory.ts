import type { User } from '@reprise/contracts/identity';
import type { CurrentOrganisation } from '@reprise/contracts/identity';
import {
  accountSummarySchema,
  type Account,
  type AccountSummary,
  type Organisation,
} from '@reprise/contracts/organisation';
import type { ModuleType } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/ids';
import { rowOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Collection, Documents, Filter } from '@reprise/read-kernel/documents';

const treeLifetime = 5000;
const wholeTree = 5000;
type Tree = { readonly at: number; readonly nodes: Promise<readonly Organisation[]> };

/** Looks up users, organisations and accounts before there is a scope: signing in is what makes one. */
export class Directory {
  private readonly users: Collection<ResourceDocument>;
  private readonly organisations: Collection<ResourceDocument>;
  private readonly accounts: Collection<ResourceDocument>;
  private readonly trees = new Map<string, Tree>();

  constructor(
    documents: Documents,
    private readonly clock: Clock,
  ) {
    this.users = documents.collection<ResourceDocument>({ name: 'users' });
    this.organisations = documents.collection<ResourceDocument>({ name: 'organizations' });
    this.accounts = documents.collection<ResourceDocument>({ name: 'accounts' });
  }

  userByEmail(email: string): Promise<User | undefined> {
    return first<User>(this.users, { email: email.trim().toLowerCase() });
  }

  user(id: string): Promise<User | undefined> {
    return first<User>(this.users, { _id: id });
  }

  organisation(id: string): Promise<Organisation | undefined> {
    return first<Organisation>(this.organisations, { _id: id });
  }

  root(accountId: string): Promise<Organisation | undefined> {
    return first<Organisation>(this.organisations, { accountId, type: 'root_management_unit' });
  }

  async account(id: string): Promise<AccountSummary> {
    const account = await first<Account>(this.accounts, { _id: id });
    if (!account) throw new Refusal('not-found');
    return accountSummarySchema.parse(account);
  }

  /** The active account whose public site has this host. */
  accountOfHost(host: string): Promise<Account | undefined> {
    return first<Account>(this.accounts, { whiteLabelHost: host.toLowerCase(), status: 'active' });
  }

  async currentOrganisation(
    accountId: string,
    organisationId: string | undefined,
    module: ModuleType,
  ): Promise<CurrentOrganisation> {
    const account = await this.account(accountId);
    const found = organisationId ? await this.organisation(organisationId) : await this.root(accountId);
    return {
      id: found?.id ?? null,
      commonName: found?.commonName ?? account.name,
      moduleType: module,
      account,
    };
  }

  /** The tree of an account, at most some seconds old: every request of a unit's manager asks for it. */
  tree(accountId: string): Promise<readonly Organisation[]> {
    const now = this.clock.now().getTime();
    const known = this.trees.get(accountId);
    if (known && now - known.at < treeLifetime) return known.nodes;
    const nodes = all<Organisation>(this.organisations, { accountId });
    this.trees.set(accountId, { at: now, nodes });
    nodes.catch(() => this.trees.delete(accountId));
    return nodes;
  }
}

const alive = (filter: Filter): Filter => ({ $and: [filter, { _removed: null }] });

async function all<T>(
  collection: Collection<ResourceDocument>,
  filter: Filter,
  limit = wholeTree,
): Promise<readonly T[]> {
  const found = await collection.find(alive(filter), { limit });
  return found.map((document) => rowOf<T>(document as unknown as ResourceDocument<T>));
}

const first = async <T>(collection: Collection<ResourceDocument>, filter: Filter): Promise<T | undefined> =>
  (await all<T>(collection, filter, 1))[0];
