import { documentEvents, type RecordedEvent } from '@reprise/contracts/kernel';
import { PoisonEvent, type BatchConsumer } from '@reprise/kernel/subscription';
import { ProductsNotIndexed, type SharedProductSearch } from '@reprise/read-search/product-search';
import { changeOf } from '@reprise/kernel/resource';
import type { CurrentIndexes } from './current-indexes';
import type { FreshDocuments } from './fresh-documents';
import { ProductFeed } from './product-feed';

const heard: ReadonlySet<string> = new Set(['products', 'categories']);
const batchSize = 1000;

/** The event that speaks of a refused product, else the one of the category above it. */
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
 * Feeds a shared search with every change of a product or a category, on one of all hosts: what is indexed is the
 * document as it is now, so an event that comes twice, or late, does no harm. A product that the engine refuses is
 * parked; an engine that is away is waited for.
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
