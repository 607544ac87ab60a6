import { Module } from '@nestjs/common';
import { resourceModule } from '@reprise/kernel/resource';
import { accounts } from './account.resource';
import { OrganisationController } from './organisation.controller';
import { organisations } from './organisation.resource';

const resources = resourceModule('OrganisationResources', [accounts, organisations]);

/** Accounts and their trees of organisations. Exports the stores under the tokens of `accounts` and `organisations`. */
@Module({ imports: [resources], controllers: [OrganisationController], exports: [resources] })
export class OrganisationModule {}
