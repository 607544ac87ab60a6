import { GridFsFileStore } from '@reprise/gateways';
import { eventCatalogues } from '@reprise/hosting';
import { DocumentSubscriptionStore, DocumentTimerStore, EventStoreDbEventLog, uuidv7 } from '@reprise/kernel';
import { startEventStoreDouble, type EventStoreDouble } from '@reprise/kernel/testing';
import { MongoDocuments, openMongo } from '@reprise/read-kernel/documents';
import { describeEngine } from '@reprise/read-kernel/testing';
import type { MachineEngines } from './testing/machine-engines';
import { migratedWorkerSpecs } from './testing/migrated-worker';

describeEngine('mongodb', 'an installation that moved to EventStoreDB and MongoDB', (server) => {
  let double: EventStoreDouble;
  let mongodb: string;
  beforeAll(async () => {
    double = await startEventStoreDouble();
    const named = new URL(server);
    named.pathname = `/moved_${uuidv7().replaceAll('-', '')}`;
    mongodb = named.href;
  });
  afterAll(() => double.stop());

  async function open(): Promise<MachineEngines> {
    const log = await EventStoreDbEventLog.connect({ url: double.url, catalogues: eventCatalogues() });
    const mongo = await openMongo({ url: mongodb });
    const documents = new MongoDocuments(mongo);
    const readDocuments = await MongoDocuments.connect({ url: mongodb, suffix: '_read' });
    return {
      ...{ log, documents, readDocuments, files: new GridFsFileStore({ db: mongo.db }) },
      ...{ store: new DocumentSubscriptionStore(documents), timers: new DocumentTimerStore(documents) },
      async close() {
        for (const each of [log, readDocuments, documents]) await each.close();
      },
    };
  }

  migratedWorkerSpecs(() => ({
    to: () => ['--to', `eventstore=${double.url} mongodb=${mongodb}`],
    open,
  }));
});
