import { basename } from 'node:path';
import { startEventStoreDouble, type EventStoreDouble } from '@reprise/kernel/eventstore-double';
import { describeEngine } from '@reprise/read-kernel/testing';
import { uuidv7 } from '@reprise/kernel';
import { databaseOf, serverEngines } from './testing/server-engines';
import { twoWorkersSpecs } from './testing/two-workers';

describeEngine('mongodb', 'two workers at once on EventStoreDB and MongoDB', (server) => {
  let double: EventStoreDouble;
  const run = uuidv7();
  // Each spec begins with an empty log, and with a database of its own, named after its folder.
  beforeEach(async () => {
    double = await startEventStoreDouble();
  });
  afterEach(() => double.stop());

  twoWorkersSpecs((dataDir) =>
    serverEngines(double.url, databaseOf(server, `two_${run}_${basename(dataDir)}`)),
  );
});
