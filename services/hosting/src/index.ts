export { ConfigurationFault, readConfig, type Config, type HostName } from './config';
export { dataFiles, openDataFolder, type DataFolder } from './data-folder';
export { accountIdOf, idOf, tenants, type Tenant } from './demo-tenants';
export * from './engines';
export { openGateways, type Gateways } from './gateways';
export * from './health';
export * from './host';
export { commandSender, eventCatalogues } from './event-catalogues';
export { makePrivateFolder } from './private-folder';
<<<<<<< HEAD
export { lists, readModels, type ReadModel, type ShownList } from './read-models';
=======
export { makePrivateFolder } from './private-folder';
export { readModels, type ReadModel, type ShownList } from './read-models';
>>>>>>> 8f51bc0 (feat(hosting): the data folder is closed to everybody else)
export { openSecrets } from './secrets';
export * from './telemetry';
