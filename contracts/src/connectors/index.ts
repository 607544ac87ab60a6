export * from './connector.parts';
export * from './connectors.rules';
export * from './connector-property.rules';
export * from './sftp.rules';
export * from './connector-organization.document';
export * from './connectors.api';
export * from './premium.api';
