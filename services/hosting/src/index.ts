export { ConfigurationFault, readConfig, type Config, type HostName } from './config';
export { dataFiles, openDataFolder, type DataFolder } from './data-folder';
export { accountIdOf, idOf, tenants, type Tenant } from './demonstration';
export * from './engines';
export { openGateways, type Gateways } from './gateways';
export * from './health';
export * from './host';
export { commandSender, eventCatalogues, lifecycles } from './lifecycles';
export * from './telemetry';
