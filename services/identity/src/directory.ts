import { userContract, type CurrentOrganisation, type User } from '@reprise/contracts/identity';
import {
  accountContract,
  accountSummarySchema,
  organisationContract,
  platform,
  platformSummary,
  type Account,
  type AccountSummary,
  type Organisation,
} from '@reprise/contracts/organisation';
import type { ModuleType } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import {
  contractSpec,
  documentsOf,
  retailersOf,
  rowOf,
  type PublishedDocuments,
  type ResourceDocument,
} from '@reprise/kernel/resource';
import type { Collection, Documents, Filter, FindOptions } from '@reprise/read-kernel/documents';
import type { Clock } from '@reprise/kernel/base';

const treeLifetime = 5000;
const wholeTree = 5000;
type Tree = { readonly at: number; readonly nodes: Promise<readonly Organisation[]> };

/** Looks up users, organisations and accounts before there is a scope: signing in creates one. */
export class Directory {
  private readonly users: Collection<ResourceDocument>;
  private readonly organisations: PublishedDocuments<Organisation>;
  private readonly accounts: PublishedDocuments<Account>;
  private readonly trees = new Map<string, Tree>();

  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
  ) {
    this.users = documents.collection<ResourceDocument>(contractSpec(userContract));
    this.organisations = documentsOf(documents, organisationContract);
    this.accounts = documentsOf(documents, accountContract);
  }

  /** One at most in each account, the oldest first. */
  usersByEmail(email: string): Promise<readonly User[]> {
    return this.among({ email: email.trim().toLowerCase() }, { sort: [['createdAt', 1]] });
  }

  user(id: string): Promise<User | undefined> {
    return this.one({ _id: id });
  }

  /** First and last names, by id. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.among({ _id: { $in: [...new Set(ids)] } }, {});
    return new Map(found.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  }

  organisation(id: string): Promise<Organisation | undefined> {
    return this.organisations.read(id);
  }

  async root(accountId: string): Promise<Organisation | undefined> {
    return first(await this.organisations.find(accountId, { type: 'root_management_unit' }, { limit: 1 }));
  }

  /** @throws Refusal `not-found`. */
  async account(id: string): Promise<AccountSummary> {
    if (id === platform) return platformSummary;
    const account = await this.accounts.read(id);
    if (!account) throw new Refusal('not-found');
    return accountSummarySchema.parse(account);
  }

  /** Whether there is one: an operator may still be at work in one that was removed. */
  async knows(accountId: string): Promise<boolean> {
    return accountId === platform || (await this.accounts.read(accountId)) !== undefined;
  }

  /** Unknown ones are not. */
  async isActive(accountId: string): Promise<boolean> {
    return (await this.accounts.read(accountId))?.status === 'active';
  }

  async hasSite(accountId: string): Promise<boolean> {
    return (await this.accounts.read(accountId))?.whiteLabelHost !== undefined;
  }

  retailersOf(accountId: string): Promise<readonly string[]> {
    return retailersOf(this.documents, accountId);
  }

  /** The active account whose public site has this host. */
  async accountOfHost(host: string): Promise<Account | undefined> {
    const filter = { whiteLabelHost: host.toLowerCase(), status: 'active' };
    return first(await this.accounts.everywhere(filter, { limit: 1 }));
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

  /** The tree of an account, at most a few seconds old: every request of a unit's manager needs it. */
  tree(accountId: string): Promise<readonly Organisation[]> {
    const now = this.clock.now().getTime();
    const known = this.trees.get(accountId);
    if (known && now - known.at < treeLifetime) return known.nodes;
    const nodes = this.organisations.find(accountId, {}, { limit: wholeTree });
    this.trees.set(accountId, { at: now, nodes });
    nodes.catch(() => this.trees.delete(accountId));
    return nodes;
  }

  /** An account's organisations have changed. */
  treeChanged(accountId: string): void {
    this.trees.delete(accountId);
  }

  private async one(filter: Filter): Promise<User | undefined> {
    return first(await this.among(filter, { limit: 1 }));
  }

  private async among(filter: Filter, options: FindOptions): Promise<readonly User[]> {
    const found = await this.users.find({ $and: [filter, { _removed: null }] }, options);
    return found.map((document) => rowOf<User>(document as unknown as ResourceDocument<User>));
  }
}

const first = <Row>([row]: readonly Row[]): Row | undefined => row;
