import type { EventLog } from '@reprise/kernel/event-log';
import { Leased, type BatchConsumer, type LeasedOptions, type Startable } from '@reprise/kernel/subscription';
import type { ReadModels } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import { CurrentIndexes } from './current-indexes';
import { FreshDocuments } from './fresh-documents';
import { IndexKeeper } from './index-keeper';
import { indexProducts } from './index-products';
import { hourly, PopularityFeed } from './popularity-feed';
import { PopularityReader } from './popularity.reader';
import { ProductFeed } from './product-feed';

export type SearchFeedingOptions = LeasedOptions & {
  readonly search: SharedProductSearch;
  readonly documents: Documents;
  readonly readModels: ReadModels;
  readonly log: EventLog;
};

/** What a worker runs for a shared search: nothing, if each process builds its own index. */
export function searchFeeding({ documents, readModels, ...options }: SearchFeedingOptions): {
  readonly consumer: BatchConsumer;
  readonly companions: readonly Startable[];
} {
  const popularity = new PopularityReader(readModels);
  const fresh = new FreshDocuments(documents, popularity);
  const indexes = new CurrentIndexes({ ...options, fresh });
  const feed = new ProductFeed(fresh, options.search);
  const popular = new PopularityFeed(popularity, (accountId, ids) => feed.settle(accountId, ids));
  return {
    consumer: indexProducts(fresh, options.search, indexes),
    companions: [
      new IndexKeeper(fresh, indexes, options),
      new Leased('product-popularity', hourly(popular, options.clock, options.logger), options),
    ],
  };
}
