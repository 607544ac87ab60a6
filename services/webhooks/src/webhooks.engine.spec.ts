import { DocumentSubscriptionStore } from '@reprise/kernel';
import { MongoDocuments } from '@reprise/read-kernel/mongodb';
import { describeEngine, mongoDatabases } from '@reprise/read-kernel/testing';
import { openProduct } from './testing/product';
import { webhooksSuite } from './testing/webhooks.suite';

describeEngine('mongodb', 'over MongoDB', (url) => {
  const databases = mongoDatabases(url);
  afterAll(() => databases.drop());

  webhooksSuite('webhooks', async () => {
    const documents = await MongoDocuments.connect({ url, database: databases.next() });
    return openProduct({ engines: { documents, store: new DocumentSubscriptionStore(documents) } });
  });
});
