import { DiskFileStore } from '@reprise/gateways';
import { openDataFolder } from '@reprise/hosting';
import {
  DocumentSubscriptionStore,
  DocumentTimerStore,
  type EventLog,
  type SubscriptionStore,
  type TimerStore,
} from '@reprise/kernel';
import type { FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';

/** Where a machine stores its data. */
export type MachineEngines = {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  readonly readDocuments: Documents;
  readonly documents: Documents;
  readonly files: FileStore;
  close(): Promise<void>;
};

/** Where checkpoints, leases and timers are stored: beside the log, or in documents as with several hosts. */
export type StoresIn = 'log' | 'documents';

/** The embedded engines of a folder. */
export function folderEngines(dataDir: string, storesIn: StoresIn = 'log'): MachineEngines {
  const folder = openDataFolder(dataDir, { synchronous: 'NORMAL', pollMs: 20 });
  const files = new DiskFileStore({ dataDir });
  if (storesIn === 'log') return { ...folder, files };
  const { documents } = folder;
  const store = new DocumentSubscriptionStore(documents);
  return { ...folder, files, store, timers: new DocumentTimerStore(documents) };
}
