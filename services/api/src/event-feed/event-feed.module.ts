import { Inject, Module, type DynamicModule } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { EventLog, Timing } from '@reprise/kernel';
import { EventFeed } from './event-feed';
import { EventFeedController } from './event-feed.controller';
import { CLOCK, EVENT_LOG } from '@reprise/kernel/ports';

/** The public messages without a bus: pages and a stream. Listens to the log from bootstrap to shutdown. */
@Module({})
export class EventFeedModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(@Inject(EventFeed) private readonly feed: EventFeed) {}

  static with(source?: string): DynamicModule {
    const feed = {
      provide: EventFeed,
      inject: [EVENT_LOG, CLOCK],
      useFactory: (log: EventLog, clock: Timing) => new EventFeed(log, clock, source),
    };
    return { module: EventFeedModule, providers: [feed], controllers: [EventFeedController] };
  }

  onApplicationBootstrap(): void {
    this.feed.start();
  }

  /** Open streams would prevent the server from closing. */
  onModuleDestroy(): void {
    this.feed.stop();
  }
}
