export { ConfigurationModule } from './configuration.module';
export { provisionConfiguration } from './provision-configuration.reactor';
export { ConfigurationProvisioner } from './configuration.provisioner';
export { AccountByHost } from './settings/account-by-host.reader';
export { SiteReader } from './settings/site.reader';
export { circuitsDefinition, dispatchCircuitRulesDefinition } from './circuits/circuits.resource';
export { paymentModesDefinition, shippingMethodsDefinition } from './circuits/methods.resource';
export { homePageDefinition } from './home-page/home-page.resource';
export { rootDetailsDefinition, whiteLabelDefinition } from './settings/settings.resource';
