import { Controller, Inject } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { readReasons, type Reasons, type User, type userContract } from '@reprise/contracts/identity';
import { platform } from '@reprise/contracts/organisation';
import { Directory, users } from '@reprise/identity';
import { collectEndpoints, Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ACCOUNT_SETTINGS, type AccountSettingsReader } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import { reasonsOf } from './reasons.rules';

/** "Why can, or cannot, this person do this?" */
@Controller()
export class ReasonsController {
  constructor(
    @Inject(users.token) private readonly store: ResourceStore<typeof userContract>,
    @Inject(Directory) private readonly directory: Directory,
    @Inject(ACCOUNT_SETTINGS) private readonly settings: AccountSettingsReader,
    @Inject(ModulesContainer) private readonly modules: ModulesContainer,
  ) {}

  @Endpoint(readReasons)
  async read(@Input() { params, scope }: InputOf<typeof readReasons>): Promise<Reasons> {
    const user = (await this.store.read(scope, params.id)) as User;
    const { accountId } = user;
    const operator = accountId === platform;
    const tree = operator ? [] : await this.directory.tree(accountId);
    const names = new Map(tree.map(({ id, commonName }) => [id, commonName]));
    return reasonsOf(params.permission, {
      user,
      accountActive: operator || (await this.directory.isActive(accountId)),
      heldFeatures: operator ? [] : (await this.settings.read(accountId)).enabledPremiumFeatures,
      nameOf: (id) => names.get(id),
      endpoints: collectEndpoints(this.modules),
    });
  }
}
