import type { SubscriptionStore, TimerStore } from '@reprise/kernel';
import type { Config } from '../config';
import { openFolderStores } from '../data-folder';
import type { DocumentsEngine } from './documents-engine';

export type StoresEngine = {
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  close(): Promise<void>;
};

/** Checkpoints, leases, parked keys and timers: in MongoDB where it is named, else in the log's file. */
export function openStores(config: Config, _documents: DocumentsEngine): StoresEngine {
  const { store, timers } = openFolderStores(config.dataDir);
  return {
    ...{ store, timers },
    async close() {
      await store.close();
      await timers.close();
    },
  };
}
