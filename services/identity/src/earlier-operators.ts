import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { userContract, type User } from '@reprise/contracts/identity';
import { platform } from '@reprise/contracts/organisation';
import { operatorRoles } from '@reprise/contracts/permissions';
import { DOCUMENTS } from '@reprise/kernel/ports';
import { contractSpec, type ResourceDocument } from '@reprise/kernel/resource';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';
import { Directory } from './directory';
import { Passwords } from './passwords';

type Operator = ResourceDocument<Pick<User, 'modules'>>;

/**
 * In earlier versions, operators were users of one account each. At start-up they are moved to the platform
 * and continue in the account they were in. Several hosts may do this at the same time.
 */
@Injectable()
export class EarlierOperators implements OnApplicationBootstrap {
  private readonly users: Collection<Operator>;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    @Inject(Directory) private readonly directory: Directory,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {
    this.users = documents.collection<Operator>(contractSpec(userContract));
  }

  async onApplicationBootstrap(): Promise<void> {
    const theirs = { 'modules.no_module': { $in: operatorRoles }, accountId: { $ne: platform } };
    for (const operator of await this.users.find(theirs)) await this.move(operator);
  }

  private async move({ _revision, ...operator }: Stored<Operator>): Promise<void> {
    const root = await this.directory.root(operator.accountId);
    await this.passwords.worksIn(operator._id, root?.id);
    const { no_module } = operator.modules;
    const own = Object.entries(operator).filter(([field]) => !field.endsWith('OrganizationId'));
    const moved = { ...Object.fromEntries(own), accountId: platform, modules: { no_module } };
    try {
      await this.users.put(moved as Operator, _revision);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
    }
  }
}
