import { Module, type DynamicModule } from '@nestjs/common';
import { resourceModule } from '@reprise/kernel/resource';
import { WEBHOOK_OPTIONS, WebhooksController, type WebhookOptions } from './webhooks.controller';
import { webhooksDefinition } from './webhooks.resource';

/** Needs `DOCUMENTS`, `EVENT_LOG`, `CLOCK`, `SECRETS` and `OutboxModule`. */
@Module({})
export class WebhooksModule {
  static with(options: WebhookOptions): DynamicModule {
    return {
      module: WebhooksModule,
      imports: [resourceModule('WebhookResources', [webhooksDefinition(options)])],
      providers: [{ provide: WEBHOOK_OPTIONS, useValue: options }],
      controllers: [WebhooksController],
    };
  }
}
