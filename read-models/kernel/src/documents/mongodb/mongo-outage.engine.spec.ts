import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describeEngine, mongoDatabases } from '../../testing';
import { MongoDocuments } from './mongo-documents';

/** A connection to the server that can be cut and restored. */
async function wayTo(url: string) {
  const { hostname, port, pathname, search } = new URL(url);
  const open = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(Number(port || 27017), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    near.pipe(far).on('close', () => near.destroy());
    far.pipe(near).on('close', () => far.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const slice = `${search ? `${search}&` : '?'}serverSelectionTimeoutMS=300&heartbeatFrequencyMS=500`;
  return {
    url: `mongodb://127.0.0.1:${own}${pathname || '/'}${slice}`,
    cut() {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      cut = false;
    },
    close: () => server.close(),
  };
}

describeEngine('mongodb', 'a server of MongoDB that is lost', (url) => {
  const databases = mongoDatabases(url);
  afterAll(() => databases.drop());

  it('refuses requests meanwhile, and recovers by itself when it is back', async () => {
    const way = await wayTo(url);
    const documents = await MongoDocuments.connect({ url: way.url, database: databases.next() });
    const notes = documents.collection({ name: 'notes', indexes: [{ fields: ['code'], unique: true }] });
    await notes.put({ _id: '1' }, -1);
    await documents.ping();
    way.cut();
    await expect(notes.put({ _id: '1' }, 1)).rejects.toThrow();
    await expect(notes.get('1')).rejects.toThrow();
    await expect(
      documents.collection({ name: 'fresh', indexes: [{ fields: ['x'] }] }).count({}),
    ).rejects.toThrow();
    await expect(documents.ping()).rejects.toThrow();
    way.mend();
    for (let tries = 0; ; tries += 1) {
      const answers = await documents.ping().then(
        () => true,
        () => false,
      );
      if (answers) break;
      if (tries === 50) throw new Error('never came back');
    }
    const { _revision } = (await notes.get('1')) ?? { _revision: 0 };
    expect(await notes.put({ _id: '1' }, _revision)).toBe(_revision + 1);
    expect(await documents.collection({ name: 'fresh', indexes: [{ fields: ['x'] }] }).count({})).toBe(0);
    await documents.close();
    way.close();
  });

  it('cannot be connected to when it is not there', async () => {
    const nowhere = 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=300';
    await expect(MongoDocuments.connect({ url: nowhere })).rejects.toThrow();
  });

  it('uses the database named in the URL, or another beside it', async () => {
    const named = databases.next();
    const { hostname, port } = new URL(url);
    const of = (suffix?: string) =>
      MongoDocuments.connect({
        url: `mongodb://${hostname}:${port || 27017}/${named}`,
        ...(suffix ? { suffix } : {}),
      });
    const [plain, read] = [await of(), await of('_read')];
    await plain.collection({ name: 'one' }).put({ _id: '1' });
    expect([await plain.collectionNames(), await read.collectionNames()]).toEqual([['one'], []]);
    await Promise.all([plain.close(), read.close()]);
  });
});
