export { ConnectorDesk } from './connector-desk';
export { LinkedBuyerOrders } from './buyer-orders';
export { linkedCarriers } from './linked-carriers';
export { linkedProviders } from './linked-provider';
export type { ConnectorRule } from './connector-rule';
export { sealedConnectorSecrets } from './connector-secrets';
export { ConnectorsModule } from './connectors.module';
export { connectorOrganizationsToken } from './connector-organizations.resource';
