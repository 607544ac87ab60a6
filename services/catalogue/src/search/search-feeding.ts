import type { EventLog } from '@reprise/kernel/event-log';
import type { BatchConsumer, LeasedOptions, Startable } from '@reprise/kernel/subscription';
import type { Documents } from '@reprise/read-kernel/documents';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import { CurrentIndexes } from './current-indexes';
import { FreshDocuments } from './fresh-documents';
import { IndexKeeper } from './index-keeper';
import { indexProducts } from './index-products';

export type SearchFeedingOptions = LeasedOptions & {
  readonly search: SharedProductSearch;
  readonly documents: Documents;
  readonly log: EventLog;
};

/** What a worker runs for a shared search: nothing, if each process builds its own index. */
export function searchFeeding({ documents, ...options }: SearchFeedingOptions): {
  readonly consumer: BatchConsumer;
  readonly companion: Startable;
} {
  const fresh = new FreshDocuments(documents);
  const indexes = new CurrentIndexes({ ...options, fresh });
  return {
    consumer: indexProducts(fresh, options.search, indexes),
    companion: new IndexKeeper(fresh, indexes, options),
  };
}
