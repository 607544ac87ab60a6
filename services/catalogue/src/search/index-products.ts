import { documentEvents, type RecordedEvent } from '@reprise/contracts/kernel';
import { PoisonEvent, type BatchConsumer } from '@reprise/kernel/subscription';
import { ProductsNotIndexed, type SharedProductSearch } from '@reprise/read-search/product-search';
import { changeOf } from '@reprise/kernel/resource';
import type { CurrentIndexes } from './current-indexes';
import type { FreshDocuments } from './fresh-documents';
import { ProductFeed } from './product-feed';

const heard: ReadonlySet<string> = new Set(['products', 'categories']);
const batchSize = 1000;

/** The event about a refused product, or else that of its category or an ancestor. */
function culprit(
  events: readonly RecordedEvent[],
  { reasons }: ProductsNotIndexed,
): RecordedEvent | undefined {
  const about = (event: RecordedEvent) => changeOf(event).some(({ id }) => reasons.has(id));
  const ofCategory = (event: RecordedEvent) =>
    changeOf(event).some(({ resource }) => resource === 'categories');
  return events.find(about) ?? events.find(ofCategory);
}

/**
 * Feeds a shared search with every change of a product or a category, on one host: it indexes the current document,
 * so duplicate and late events do no harm. A product refused by the engine is parked; an unavailable engine is
 * waited for.
 */
export function indexProducts(
  fresh: FreshDocuments,
  search: SharedProductSearch,
  indexes: CurrentIndexes,
): BatchConsumer {
  const feed = new ProductFeed(fresh, search);
  return {
    name: 'index-products',
    on: Object.keys(documentEvents.schemas),
    batchSize,
    async deliver(events) {
      if (events.length === 0) return search.ping();
      const changes = events.flatMap(changeOf).filter(({ resource }) => heard.has(resource));
      await indexes.ensure([...new Set(changes.map(({ accountId }) => accountId))]);
      try {
        await feed.changed(changes);
      } catch (error) {
        const poison = error instanceof ProductsNotIndexed && culprit(events, error);
        throw poison ? new PoisonEvent(poison.id, error.message) : error;
      }
    },
  };
}
