export { sealedWebhookKeys } from './keys/webhook-keys';
export { WebhooksModule } from './resource/webhooks.module';
export type { WebhookOptions } from './resource/webhooks.controller';
export {
  patience,
  webhookCompanion,
  type WebhookCompanion,
  type WebhookCompanionOptions,
} from './worker/webhook-companion';
