export { ConfigurationFault, readConfig, type Config, type HostName } from './config';
export { dataFiles, openDataFolder, type DataFolder } from './data-folder';
export { accountIdOf, idOf, tenants, type Tenant } from './demonstration';
export { openEngines, placeOf, type EngineName, type Engines, type EngineUse } from './engines';
export { openGateways, type Gateways } from './gateways';
export { commandSender, eventCatalogues, lifecycles } from './lifecycles';
