export { accounts } from './account.resource';
export { organisations } from './organisation.resource';
export { OrganisationModule } from './organisation.module';
