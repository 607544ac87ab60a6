import { SqliteDocuments } from '@reprise/read-kernel/documents';
import { subscriptionStoreConformance, timerStoreConformance } from '../testing';
import { DocumentTimerStore } from '../timers/document-timer-store';
import { DocumentSubscriptionStore } from './document-subscription-store';

describe('stores in documents on SQLite', () => {
  let documents: SqliteDocuments;
  beforeEach(() => {
    documents = new SqliteDocuments({ file: ':memory:' });
  });
  afterEach(() => documents.close());

  subscriptionStoreConformance('A document store', async () => new DocumentSubscriptionStore(documents));
  timerStoreConformance('A document store', async () => new DocumentTimerStore(documents));
});
