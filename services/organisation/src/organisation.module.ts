import { Module } from '@nestjs/common';
import { resourceModule } from '@reprise/kernel/resource';
import { AccountController } from './account.controller';
import { LinkedBuyersReader } from './linked-buyers.reader';
import { EarlierAccounts } from './earlier-accounts.provisioner';
import { AccountProvisioner } from './account.provisioner';
import { accounts } from './account.resource';
import { OrganisationController } from './organisation.controller';
import { organisations } from './organisation.resource';

const resources = resourceModule('OrganisationResources', [accounts, organisations]);

/**
 * Accounts and their trees of organisations. Exports the stores under the tokens of `accounts` and `organisations`; needs
 * `BEGINNINGS`.
 */
@Module({
  imports: [resources],
  controllers: [AccountController, OrganisationController],
  providers: [AccountProvisioner, EarlierAccounts, LinkedBuyersReader],
  exports: [resources, AccountProvisioner],
})
export class OrganisationModule {}
