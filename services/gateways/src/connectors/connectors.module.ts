import { Inject, Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import type { Clock } from '@reprise/kernel';
import { CLOCK, DOCUMENTS, SECRETS, type Secrets } from '@reprise/kernel/ports';
import { resourceModule } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import { ConnectorDesk } from './connector-desk';
import { connectorOrganizationsDefinition } from './connector-organizations.resource';
import type { ConnectorRule } from './connector-rule';
import { ConnectorsController } from './connectors.controller';

/** Needs `DOCUMENTS`, `CLOCK`, `SECRETS` and `OutboxModule`. */
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
      ],
      controllers: [ConnectorsController],
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.desk.close();
  }
}
