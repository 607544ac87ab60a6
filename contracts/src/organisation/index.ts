export * from './organisation.rules';
export * from './account-parts.rules';
export * from './account.rows';
export * from './platform.rules';
export * from './account.api';
export * from './organisation.rows';
export * from './organisation.api';
export * from './organisation.references';
