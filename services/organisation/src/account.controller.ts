import { Controller, Inject } from '@nestjs/common';
import { accountContract, type Account } from '@reprise/contracts/organisation';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { TenantScope } from '@reprise/read-kernel/query';
import { AccountProvisioner } from './account.provisioner';
import { accounts } from './account.resource';

const { create, get, update } = accountContract.endpoints;

/** The bank account that is debited is shown to operators alone. */
function shownTo({ operator }: TenantScope, account: Account): Account {
  if (operator) return account;
  const { payingAccount: _theirs, ...shown } = account;
  return shown;
}

@Controller()
export class AccountController {
  constructor(
    @Inject(AccountProvisioner) private readonly provisioner: AccountProvisioner,
    @Inject(accounts.token) private readonly store: ResourceStore<typeof accountContract>,
  ) {}

  @Endpoint(create)
  create(@Input() { body, commandMeta, scope }: InputOf<typeof create>): Promise<Account> {
    return this.provisioner.open(body, commandMeta, scope);
  }

  @Endpoint(get)
  async get(@Input() { params, scope }: InputOf<typeof get>): Promise<Account> {
    return shownTo(scope, await this.store.read(scope, params.id));
  }

  @Endpoint(update)
  async update(@Input() { params, body, commandMeta, scope }: InputOf<typeof update>): Promise<Account> {
    return shownTo(scope, await this.store.update(params.id, body, commandMeta, scope));
  }
}
