import { MongoDocuments } from '@reprise/read-kernel/mongodb';
import { describeEngine } from '@reprise/read-kernel/testing';
import { subscriptionStoreConformance, timerStoreConformance } from '../testing';
import { DocumentTimerStore } from '../timers/document-timer-store';
import { DocumentSubscriptionStore } from './document-subscription-store';
import { uuidv7 } from '../base';

describeEngine('mongodb', 'stores in documents on MongoDB', (url) => {
  let documents: MongoDocuments;
  beforeAll(async () => {
    documents = await MongoDocuments.connect({ url, database: `stores_${uuidv7().replaceAll('-', '')}` });
  });
  // One database for all specs: each starts with empty collections.
  beforeEach(async () => {
    for (const name of await documents.collectionNames()) await documents.collection({ name }).drop();
  });
  afterAll(() => documents.close());

  subscriptionStoreConformance('A document store', async () => new DocumentSubscriptionStore(documents));
  timerStoreConformance('A document store', async () => new DocumentTimerStore(documents));
});
