import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from '@reprise/kernel';
import { spawnEventStoreDouble, type ChildDouble } from '@reprise/kernel/eventstore-double';
import { describeEngine } from '@reprise/read-kernel/testing';
import { BSON, MongoClient } from 'mongodb';
import { readStored, upgradeSpecs, type StoredEngines } from './testing/stored-installation';

const stored = readStored<StoredEngines>('engines');

// The checkpoints contain positions of the double's log, so the log is always the double.
describeEngine('mongodb', `an installation on engines of version ${stored.version}`, (server) => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-upgrade-'));
  const database = `upgrade_${uuidv7().replaceAll('-', '')}`;
  let log: ChildDouble;

  async function restore(): Promise<void> {
    const client = await MongoClient.connect(server);
    for (const [suffix, collections] of Object.entries(stored.databases))
      for (const [name, documents] of Object.entries(collections)) {
        const collection = client.db(`${database}${suffix}`).collection(name);
        if (documents.length > 0) await collection.insertMany(BSON.EJSON.deserialize([...documents]));
      }
    await client.close();
  }
  function inDatabase(): string {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.href;
  }

  beforeAll(async () => {
    const file = join(folder, 'events.jsonl');
    writeFileSync(file, stored.journal);
    log = await spawnEventStoreDouble({ file });
    await restore();
  }, 60_000);
  afterAll(async () => {
    await log.kill();
    const client = await MongoClient.connect(server);
    for (const suffix of Object.keys(stored.databases))
      await client.db(`${database}${suffix}`).dropDatabase();
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  upgradeSpecs(stored, () => ({
    ...{ DATA_DIR: folder, EVENTSTORE_URL: log.url, MONGODB_URL: inDatabase(), TYPESENSE_URL: '' },
    ...{ KAFKA_BROKERS: '', SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') },
  }));
});
