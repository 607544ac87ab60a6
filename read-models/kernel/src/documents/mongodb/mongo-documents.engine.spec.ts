import { describeEngine, documentsConformance, mongoDatabases } from '../../testing';
import { MongoDocuments } from './mongo-documents';
import { openMongo } from './mongo-server';

/** A thousand callers wait for the one connection, also on a busy machine. */
const withOneConnection = (url: string): string => {
  const named = url.includes('?') ? url : `${/:\/\/[^/]+\//.test(url) ? url : `${url}/`}?`;
  return `${named}&maxPoolSize=1&waitQueueTimeoutMS=120000`.replace('?&', '?');
};

describeEngine('mongodb', 'documents on a server of MongoDB', (url) => {
  const databases = mongoDatabases(url);
  afterAll(() => databases.drop());
  const database = () => databases.next();

  documentsConformance('MongoDB', () => MongoDocuments.connect({ url, database: database() }));

  // With one connection, a server that reads before it writes does one thing at a time, as MongoDB does by itself.
  documentsConformance('MongoDB with many updates a command', async () => {
    const server = await openMongo({ url: withOneConnection(url), database: database() });
    const traits = { ...server.traits, updatesPerCommand: 40, atomicUpdates: true, readsIndexes: true };
    return new MongoDocuments({ ...server, traits });
  });
});
