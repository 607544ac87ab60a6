import { Inject, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { EventLog, Timing } from '@reprise/kernel';
import { Hub } from '@reprise/kernel/http';
import { ReadModels } from '@reprise/read-kernel';
import { NewsFeed } from './news-feed';
import { CLOCK, EVENT_LOG } from '@reprise/kernel/ports';

@Module({})
export class NewsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly feed: NewsFeed;

  constructor(
    @Inject(EVENT_LOG) log: EventLog,
    @Inject(ReadModels) readModels: ReadModels,
    @Inject(Hub) hub: Hub,
    @Inject(CLOCK) clock: Timing,
  ) {
    this.feed = new NewsFeed(log, readModels, hub, clock);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.feed.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.feed.stop();
  }
}
