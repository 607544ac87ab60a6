export * from './organisation.rules';
export * from './account.api';
export * from './organisation.api';
