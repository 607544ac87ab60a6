import { Inject, Injectable } from '@nestjs/common';
import type { BodyOfResource } from '@reprise/contracts/kernel';
import type { Account, accountContract, organisationContract } from '@reprise/contracts/organisation';
import type { CommandMeta } from '@reprise/kernel';
import { BEGINNINGS, type Beginnings } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { TenantScope } from '@reprise/read-kernel/query';
import { accounts } from './account.resource';
import { organisations } from './organisation.resource';
import { rootMeta, rootOf } from './root-organisation.rules';

/** Opens an account with all that one has from the start: its root, circuits, settings and texts (domain §7). */
@Injectable()
export class AccountProvisioner {
  constructor(
    @Inject(accounts.token) private readonly accounts: ResourceStore<typeof accountContract>,
    @Inject(organisations.token) private readonly organisations: ResourceStore<typeof organisationContract>,
    @Inject(BEGINNINGS) private readonly beginnings: Beginnings,
  ) {}

  /** @throws Refusal as `ResourceStore.create`; nothing of the account is there then. */
  open(
    body: BodyOfResource<typeof accountContract>,
    meta: CommandMeta,
    scope?: TenantScope,
  ): Promise<Account> {
    return this.accounts.create(body, meta, scope, async (account) => [
      await this.organisations.drafted(rootOf(account), rootMeta(account.id, meta)),
      ...(await this.beginnings.ofAccount(account)),
    ]);
  }
}
