import { Controller, Inject } from '@nestjs/common';
import { accountContract, type Account } from '@reprise/contracts/organisation';
import { Refusal } from '@reprise/contracts/problems';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { ACCOUNT_SETTINGS, type AccountSettingsReader } from '@reprise/kernel/ports';
import type { ResourceStore } from '@reprise/kernel/resource';
import type { TenantScope } from '@reprise/read-kernel/query';
import { AccountProvisioner } from './account.provisioner';
import { accounts } from './account.resource';

const { create, get, remove, update } = accountContract.endpoints;

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
    @Inject(ACCOUNT_SETTINGS) private readonly settings: Pick<AccountSettingsReader, 'read'>,
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
    if (scope.operator && body.paymentIssuer === 'buyer') await this.buyerMayPay(scope, params.id);
    return shownTo(scope, await this.store.update(params.id, body, commandMeta, scope));
  }

  /** Back office §8: also that there is none is told by its own word. */
  @Endpoint(remove)
  async remove(@Input() { params, commandMeta, scope }: InputOf<typeof remove>): Promise<void> {
    const { id } = params as { id: string };
    await this.store.remove(id, commandMeta, scope).catch((error: unknown) => {
      const isUnknown = error instanceof Refusal && error.code === 'not-found';
      throw isUnknown ? new Refusal('not-found', { reason: 'account_not_found' }) : error;
    });
  }

  /** One whose buyer pays already goes on. @throws Refusal `buyer-payment-not-enabled` */
  private async buyerMayPay(scope: TenantScope, id: string): Promise<void> {
    const { paymentIssuer } = await this.store.read(scope, id);
    if (paymentIssuer === 'buyer') return;
    const { buyerPaymentEnabled } = await this.settings.read(id);
    if (!buyerPaymentEnabled) throw new Refusal('buyer-payment-not-enabled');
  }
}
