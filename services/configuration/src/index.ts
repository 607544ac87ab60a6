export { ConfigurationModule } from './configuration.module';
export { provisionConfiguration } from './provision-configuration.reactor';
export { ConfigurationProvisioner } from './provisioning';
export { AccountByHost } from './settings/account-by-host';
export { circuitsDefinition } from './circuits/circuits.resource';
export { paymentModesDefinition } from './circuits/methods.resource';
export { rootDetailsDefinition, whiteLabelDefinition } from './settings/settings.resource';
