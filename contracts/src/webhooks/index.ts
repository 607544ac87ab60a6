export * from './webhook';
export * from './webhooks.api';
