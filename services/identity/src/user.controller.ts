import { Controller, Inject } from '@nestjs/common';
import {
  assignableBy,
  organisationOf,
  sessionEndpoints as endpoints,
  userContract,
  type CurrentOrganisation,
  type User,
} from '@reprise/contracts/identity';
import { subtreeIds } from '@reprise/contracts/organisation';
import type { ModuleType, Role } from '@reprise/contracts/permissions';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { TenantScope } from '@reprise/read-kernel/query';
import { Directory } from './directory';
import { PasswordRenewal } from './password-renewal';
import { frontPermissions } from './user-claims';
import { users } from './user.resource';
import type { Session } from '@reprise/kernel/ports';

const { create } = userContract.endpoints;

@Controller()
export class UserController {
  constructor(
    @Inject(users.token) private readonly store: ResourceStore<typeof userContract>,
    @Inject(Directory) private readonly directory: Directory,
    @Inject(PasswordRenewal) private readonly renewal: PasswordRenewal,
  ) {}

  @Endpoint(create)
  async create(@Input() { body, commandMeta, scope }: InputOf<typeof create>): Promise<object | undefined> {
    const user = await this.store.create(body, commandMeta, scope);
    await this.renewal.invite(user);
    return (await this.store.shown([user]))[0];
  }

  @Endpoint(endpoints.userPermissions)
  async permissions(@Input() { params, session, scope }: InputOf<typeof endpoints.userPermissions>) {
    return frontPermissions(await this.readable(params.id, session, scope));
  }

  @Endpoint(endpoints.currentOrganisation)
  async currentOrganisation(
    @Input() { params, session, scope }: InputOf<typeof endpoints.currentOrganisation>,
  ): Promise<CurrentOrganisation> {
    const { accountId, organisationId, module } = session;
    if (params.id === session.userId)
      return this.directory.currentOrganisation(accountId, organisationId, module);
    const user = await this.readable(params.id, session, scope);
    const [first = 'no_module'] = Object.keys(user.modules) as ModuleType[];
    return this.directory.currentOrganisation(user.accountId, organisationOf(user, first), first);
  }

  @Endpoint(endpoints.assignableUserTypes)
  assignableUserTypes(@Input() { session }: InputOf<typeof endpoints.assignableUserTypes>): readonly Role[] {
    return assignableBy(session.role, session.accountId);
  }

  @Endpoint(endpoints.usersModuleCount)
  async usersModuleCount(@Input() { params, scope }: InputOf<typeof endpoints.usersModuleCount>) {
    const tree = await this.directory.tree(scope.accountId);
    const inSight = scope.organisationIds?.includes(params.id) ?? tree.some(({ id }) => id === params.id);
    if (!inSight) throw new Refusal('not-found');
    const below = new Set(subtreeIds(tree, params.id));
    const seen = await this.store.among(scope, {});
    const count = (module: ModuleType): number =>
      seen.filter((user) => user.modules[module] && below.has(organisationOf(user, module) ?? '')).length;
    return { root: count('root'), tim: count('tim'), lcm: count('lcm'), rps: count('rps') };
  }

  /** The caller, or a user whom the caller may list. */
  private async readable(id: string, session: Session, scope: TenantScope): Promise<User> {
    if (id !== session.userId && session.permissions.includes('user.list')) {
      return (await this.store.read(scope, id)) as User;
    }
    const self = id === session.userId ? await this.directory.user(id) : undefined;
    if (!self) throw new Refusal('not-found');
    return self;
  }
}
