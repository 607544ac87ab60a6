export * from './webhook.document';
export * from './webhooks.api';
