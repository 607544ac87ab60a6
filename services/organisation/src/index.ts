export { AccountProvisioner } from './account.provisioner';
export { accounts } from './account.resource';
export { organisations } from './organisation.resource';
export { OrganisationModule } from './organisation.module';
export { provideRoot } from './provide-root.reactor';
