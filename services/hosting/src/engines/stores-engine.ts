import {
  DocumentSubscriptionStore,
  DocumentTimerStore,
  type SubscriptionStore,
  type TimerStore,
} from '@reprise/kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Config } from '../config';
import { openFolderStores } from '../data-folder';
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

/** Checkpoints, leases, parked keys and timers: in MongoDB if configured, otherwise in the log's file. */
export function openStores(
  { mongodbUrl, dataDir }: Config,
  documents: Documents,
  beside?: Beside,
): StoresEngine {
  const { store, timers } = mongodbUrl ? inDocuments(documents) : openFolderStores(dataDir, beside);
  return {
    ...{ store, timers },
    async close() {
      await store.close();
      await timers.close();
    },
  };
}
