import { Global, Inject, Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import type { Clock } from '@reprise/kernel';
import {
  ACCOUNT_SETTINGS,
  CLOCK,
  DOCUMENTS,
  PREMIUM_CONNECTORS,
  SECRETS,
  type AccountSettingsReader,
  type Secrets,
} from '@reprise/kernel/ports';
import { resourceModule } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { ConnectorDesk } from './connector-desk';
import { connectorOrganizationsDefinition } from './connector-organizations.resource';
import type { ConnectorRule } from './connector-rule';
import { ConnectorsController } from './connectors.controller';
import { OrdersController } from './orders.controller';
import { PremiumController } from './premium.controller';
import { PremiumLauncher } from './premium-launcher';

/** Needs `DOCUMENTS`, `CLOCK`, `SECRETS`, `EVENT_LOG`, `ACCOUNT_SETTINGS` and `OutboxModule`. */
@Global()
@Module({})
export class ConnectorsModule implements OnModuleDestroy {
  constructor(@Inject(ConnectorDesk) private readonly desk: ConnectorDesk) {}

  static with(rule: ConnectorRule): DynamicModule {
    return {
      module: ConnectorsModule,
      imports: [resourceModule('ConnectorResources', [connectorOrganizationsDefinition(rule)])],
      providers: [
        {
          provide: ConnectorDesk,
          inject: [DOCUMENTS, SECRETS, CLOCK],
          useFactory: (documents: Documents, secrets: Secrets, clock: Clock) =>
            new ConnectorDesk(documents, secrets, clock, rule),
        },
        {
          provide: PREMIUM_CONNECTORS,
          inject: [ConnectorDesk, ACCOUNT_SETTINGS],
          useFactory: (desk: ConnectorDesk, settings: AccountSettingsReader) =>
            new PremiumLauncher(desk, settings),
        },
      ],
      controllers: [ConnectorsController, OrdersController, PremiumController],
      exports: [PREMIUM_CONNECTORS],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.desk.close();
  }
}
