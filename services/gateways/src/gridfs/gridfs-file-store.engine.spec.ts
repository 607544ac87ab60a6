import { randomUUID } from 'node:crypto';
import { openMongo } from '@reprise/read-kernel/mongodb';
import { describeEngine } from '@reprise/read-kernel/testing';
import { ObjectId } from 'mongodb';
import { fileStoreConformance } from '../testing/file-store.conformance';
import { GridFsFileStore } from './gridfs-file-store';

describeEngine('mongodb', 'files on a server of MongoDB', (url) => {
  fileStoreConformance('GridFS', async () => {
    const server = await openMongo({ url, database: `reprise_${randomUUID()}` });
    const { db } = server;
    const again = await GridFsFileStore.connect({ url, database: db.databaseName });
    return {
      store: new GridFsFileStore({ db }),
      again,
      async leftovers() {
        const files = await db.collection('files.files').find({}).toArray();
        const chunks = await db.collection('files.chunks').find({}).toArray();
        const expected = files.reduce((sum, file) => sum + Math.ceil(file['length'] / file['chunkSize']), 0);
        const keys = new Set(files.map((file) => String(file['filename'])));
        return files.length - keys.size + (chunks.length - expected);
      },
      async close() {
        await again.close();
        await db.dropDatabase();
        await server.close();
      },
    };
  });

  it('removes what an interrupted upload left, and nothing else', async () => {
    const { db, close } = await openMongo({ url, database: `reprise_${randomUUID()}` });
    const store = new GridFsFileStore({ db });
    await store.put('kept', Buffer.alloc(600_000, 1), 'image/png');
    const chunk = (at: number, n: number, id = ObjectId.createFromTime(at / 1000)) => ({ files_id: id, n });
    const lost = chunk(Date.now() - 7_200_000, 0);
    await db.collection('files.chunks').insertMany([lost, { ...lost, n: 1 }, chunk(Date.now(), 0)]);
    expect(await store.sweep()).toBe(1);
    expect(await db.collection('files.chunks').countDocuments({})).toBe(4);
    expect((await store.get('kept'))?.bytes.length).toBe(600_000);
    await db.dropDatabase();
    await close();
  });
});
