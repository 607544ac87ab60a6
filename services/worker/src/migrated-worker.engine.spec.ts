import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from '@reprise/kernel';
import {
  describeEngine,
  howOwnEventStore,
  startOwnServer,
  type OwnServer,
} from '@reprise/read-kernel/testing';
import { migratedWorkerSpecs } from './testing/migrated-worker';
import { databaseOf, serverEngines } from './testing/server-engines';

describeEngine('mongodb', `an installation that moved to ${howOwnEventStore()} and MongoDB`, (server) => {
  let log: OwnServer;
  let mongodb: string;
  beforeAll(async () => {
    mongodb = databaseOf(server, `moved_${uuidv7()}`);
    log = await startOwnServer('eventstoredb', { folder: mkdtempSync(join(tmpdir(), 'reprise-moved-')) });
  });
  afterAll(async () => {
    await log.kill();
    rmSync(log.folder, { recursive: true, force: true });
  });

  migratedWorkerSpecs(() => ({
    to: () => ['--to', `eventstore=${log.url} mongodb=${mongodb}`],
    open: () => serverEngines(log.url, mongodb),
  }));
});
