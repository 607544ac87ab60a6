import {
  DocumentSubscriptionStore,
  DocumentTimerStore,
  type LogFile,
  type SubscriptionStore,
  type TimerStore,
} from '@reprise/kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Config } from '../config';
import { openFolderStores, openLogFile } from '../data-folder';
import type { Beside } from './beside';

export type StoresEngine = {
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  close(): Promise<void>;
};

const inDocuments = (documents: Documents) => ({
  store: new DocumentSubscriptionStore(documents),
  timers: new DocumentTimerStore(documents),
});

/** Checkpoints, leases, parked keys and timers: in MongoDB if configured, otherwise in the log's file, open or not. */
export function openStores(
  { mongodbUrl, dataDir }: Config,
  documents: Documents,
  beside?: Beside,
  file?: LogFile,
): StoresEngine {
  const { store, timers } = mongodbUrl
    ? inDocuments(documents)
    : openFolderStores(file ?? openLogFile(dataDir, beside));
  return {
    ...{ store, timers },
    async close() {
      await store.close();
      await timers.close();
    },
  };
}
