import { Controller, Inject } from '@nestjs/common';
import { accountContract } from '@reprise/contracts/organisation';
import { Endpoint, Input, type InputOf } from '@reprise/kernel/http';
import { AccountProvisioner } from './account.provisioner';

const { create } = accountContract.endpoints;

@Controller()
export class AccountController {
  constructor(@Inject(AccountProvisioner) private readonly provisioner: AccountProvisioner) {}

  @Endpoint(create)
  create(@Input() { body, commandMeta, scope }: InputOf<typeof create>) {
    return this.provisioner.open(body, commandMeta, scope);
  }
}
