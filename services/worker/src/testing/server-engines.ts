import { GridFsFileStore } from '@reprise/gateways/gridfs';
import { eventCatalogues } from '@reprise/hosting';
import { DocumentSubscriptionStore, DocumentTimerStore, EventStoreDbEventLog } from '@reprise/kernel';
import { MongoDocuments, openMongo } from '@reprise/read-kernel/mongodb';
import type { MachineEngines } from './machine-engines';

/** EventStoreDB and MongoDB as used by the hosts. */
export async function serverEngines(eventstore: string, mongodb: string): Promise<MachineEngines> {
  const log = await EventStoreDbEventLog.connect({ url: eventstore, catalogues: eventCatalogues() });
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

/** The same server with a dedicated database. */
export function databaseOf(server: string, name: string): string {
  const named = new URL(server);
  named.pathname = `/${name.replaceAll('-', '')}`;
  return named.href;
}
