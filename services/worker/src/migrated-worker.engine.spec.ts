import { uuidv7 } from '@reprise/kernel';
import { startEventStoreDouble, type EventStoreDouble } from '@reprise/kernel/eventstore-double';
import { describeEngine } from '@reprise/read-kernel/testing';
import { migratedWorkerSpecs } from './testing/migrated-worker';
import { databaseOf, serverEngines } from './testing/server-engines';

describeEngine('mongodb', 'an installation that moved to EventStoreDB and MongoDB', (server) => {
  let double: EventStoreDouble;
  const mongodb = databaseOf(server, `moved_${uuidv7()}`);
  beforeAll(async () => {
    double = await startEventStoreDouble();
  });
  afterAll(() => double.stop());

  migratedWorkerSpecs(() => ({
    to: () => ['--to', `eventstore=${double.url} mongodb=${mongodb}`],
    open: () => serverEngines(double.url, mongodb),
  }));
});
