import type { Provider } from '@nestjs/common';
import type { Clock } from '@reprise/kernel/base';
import type { EventLog } from '@reprise/kernel/event-log';
import { CLOCK, DOCUMENTS, EVENT_LOG } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import { FreshDocuments } from '../search/fresh-documents';
import { PopularityReader } from '../search/popularity.reader';
import { ProductIndexer } from '../search/product-indexer';
import { reindexAccount } from '../search/reindex';
import { sharedSearchToken } from '../search/tokens';
import { CatalogueReindexer, type Rebuild } from './catalogue-reindexer';
import { ReindexStates } from './reindex-states.store';

type Made = readonly [
  ...[Documents, Clock, EventLog, ProductIndexer, PopularityReader],
  SharedProductSearch | undefined,
];

/** A shared index is filled beside the live one; an index of this process's own is filled in its place. */
function rebuildOf(fresh: FreshDocuments, [, , log, indexer, , search]: Made): Rebuild {
  if (!search) return (accountId, told) => indexer.refill(accountId, told);
  return (accountId, told) => reindexAccount(accountId, { fresh, search, log, told });
}

export const reindexProviders: readonly Provider[] = [
  {
    provide: CatalogueReindexer,
    inject: [
      ...[DOCUMENTS, CLOCK, EVENT_LOG, ProductIndexer, PopularityReader],
      { token: sharedSearchToken, optional: true },
    ],
    useFactory: (...made: Made) => {
      const [documents, clock, , , popularity] = made;
      const fresh = new FreshDocuments(documents, popularity);
      const states = new ReindexStates(documents, clock);
      return new CatalogueReindexer(states, (id) => fresh.count(id), rebuildOf(fresh, made));
    },
  },
];
