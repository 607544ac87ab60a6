import { MongoDocuments } from '@reprise/read-kernel/mongodb';
import { describeEngine, mongoDatabases } from '@reprise/read-kernel/testing';
import { rotationSuite } from './testing/rotation.suite';

describeEngine('mongodb', 'over MongoDB', (url) => {
  const databases = mongoDatabases(url);
  afterAll(() => databases.drop());

  rotationSuite('a new master key', () => MongoDocuments.connect({ url, database: databases.next() }));
});
