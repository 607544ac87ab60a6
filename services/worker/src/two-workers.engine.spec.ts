import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  describeEngine,
  howOwnEventStore,
  startOwnServer,
  type OwnServer,
} from '@reprise/read-kernel/testing';
import { uuidv7 } from '@reprise/kernel';
import { databaseOf, serverEngines } from './testing/server-engines';
import { twoWorkersSpecs } from './testing/two-workers';

describeEngine('mongodb', `two workers at once on ${howOwnEventStore()} and MongoDB`, (server) => {
  let log: OwnServer;
  const run = uuidv7();
  // Each spec starts with an empty log, and with a dedicated database named after its folder.
  beforeEach(async () => {
    log = await startOwnServer('eventstoredb', { folder: mkdtempSync(join(tmpdir(), 'reprise-two-')) });
  });
  afterEach(async () => {
    await log.kill();
    rmSync(log.folder, { recursive: true, force: true });
  });

  twoWorkersSpecs((dataDir) => serverEngines(log.url, databaseOf(server, `two_${run}_${basename(dataDir)}`)));
});
