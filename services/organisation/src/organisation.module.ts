import { Module } from '@nestjs/common';
import { resourceModule } from '@reprise/kernel/resource';
import { AccountController } from './account.controller';
import { LinkedBuyersReader } from './linked-buyers.reader';
import { EarlierAccounts } from './earlier-accounts.provisioner';
import { AccountProvisioner } from './account.provisioner';
import { accounts } from './account.resource';
import { OrganisationController } from './organisation.controller';
import { organisations } from './organisation.resource';
import { WarehouseContents } from './warehouse-contents.reader';

const resources = resourceModule('OrganisationResources', [accounts, organisations]);

/**
 * Accounts and their trees of organisations. Exports the stores under the tokens of `accounts` and `organisations`; needs
 * `BEGINNINGS` and `STOCK_CONTENTS`.
 */
@Module({
  imports: [resources],
  controllers: [AccountController, OrganisationController],
  providers: [AccountProvisioner, EarlierAccounts, LinkedBuyersReader, WarehouseContents],
  exports: [resources, AccountProvisioner],
})
export class OrganisationModule {}
