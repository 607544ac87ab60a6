import { Global, Inject, Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { ResourceContract } from '@reprise/contracts/kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import type { EventLog } from '../event-log';
import { DocumentFeed } from './document-feed';
import type { ResourceDefinition } from './define-resource';
import { OutboxFlusher } from './outbox-flusher';
import { resourceController } from './resource.controller';
import { ResourceStore } from './resource-store';
import { ResourceStores } from './resource-stores';
import { CLOCK, DOCUMENTS, EVENT_LOG } from '../ports';
import type { Timing } from '../base';

/** One flusher and one feed a host; needs `EVENT_LOG` and `CLOCK`. Runs from bootstrap to shutdown. */
@Global()
@Module({
  providers: [
    ResourceStores,
    {
      provide: OutboxFlusher,
      inject: [EVENT_LOG, CLOCK],
      useFactory: (log: EventLog, clock: Timing) => new OutboxFlusher(log, clock),
    },
    {
      provide: DocumentFeed,
      inject: [EVENT_LOG, CLOCK],
      useFactory: (log: EventLog, clock: Timing) => new DocumentFeed(log, clock),
    },
  ],
  exports: [OutboxFlusher, DocumentFeed, ResourceStores],
})
export class OutboxModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(OutboxFlusher) private readonly flusher: OutboxFlusher,
    @Inject(DocumentFeed) private readonly feed: DocumentFeed,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    this.flusher.start();
    return this.feed.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flusher.stop();
    await this.feed.stop();
  }
}

/** The store of a resource, under its definition's token; needs `DOCUMENTS`, `CLOCK` and `OutboxModule`. */
export const resourceProvider = <C extends ResourceContract>(
  definition: ResourceDefinition<C>,
): Provider => ({
  provide: definition.token,
  inject: [DOCUMENTS, CLOCK, OutboxFlusher, ResourceStores],
  useFactory: (documents: Documents, clock: Timing, outbox: OutboxFlusher, stores: ResourceStores) => {
    const store = new ResourceStore(definition, { documents, clock }, outbox);
    stores.add({ contract: definition.contract, store });
    return store;
  },
});

type AnyDefinition = Pick<ResourceDefinition, 'contract' | 'token'> & { readonly options: object };

/** Stores and controllers of several resources as one Nest module. */
export function resourceModule(name: string, definitions: readonly AnyDefinition[]): DynamicModule {
  class ResourceModule {}
  Object.defineProperty(ResourceModule, 'name', { value: name });
  const all = definitions as unknown as readonly ResourceDefinition[];
  return {
    module: ResourceModule,
    providers: all.map(resourceProvider),
    controllers: all.map(resourceController),
    exports: all.map(({ token }) => token),
  };
}
