import {
  observedEventLog,
  ObservedDeciderStore,
  type DeciderStore,
  silentLogger,
  type EventLog,
  type KernelLogger,
  type Observer,
  type SendCommand,
  type SubscriptionStore,
  type TimerStore,
} from '@reprise/kernel';
import type { FileStore } from '@reprise/kernel/ports';
import { ReadModels } from '@reprise/read-kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import type { Config } from '../config';
import { commandSender, eventCatalogues } from '../lifecycles';
import { openDocuments } from './documents-engine';
import { claimFolder } from './folder-claim';
import { openLog } from './log-engine';
import { openSearch } from './search-engine';
import { openStores } from './stores-engine';

export type EngineName = 'log' | 'documents' | 'files' | 'search' | 'bus';

/** What keeps one kind of thing for a host, and whether it answers. */
export type EngineUse = {
  readonly name: EngineName;
  /** `SQLite`, `EventStoreDB`, … */
  readonly engine: string;
  /** A folder, or hosts without user and password. */
  readonly place: string;
  /** Without it the host can do nothing of use. */
  readonly needed: boolean;
  /** Resolves when the engine answers. */
  answers(): Promise<unknown>;
};

/** Everything that a host keeps things in, embedded or not. */
export type Engines = {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  readonly readDocuments: Documents;
  readonly readModels: ReadModels;
  /** Reference documents: the truth about catalogue, people and settings. */
  readonly documents: Documents;
  readonly files: FileStore;
  /** One index for all processes; without it each API fills its own from the documents. */
  readonly search?: SharedProductSearch;
  readonly deciders: DeciderStore;
  readonly send: SendCommand;
  readonly uses: readonly EngineUse[];
  /** No other process writes to these documents. */
  readonly alone: boolean;
  close(): Promise<void>;
};

export type EnginesOptions = {
  /** Told of commands and appends. */
  readonly observer?: Observer;
  readonly logger?: KernelLogger;
};

/** States kept in memory; a few hundred bytes each. */
const cachedStreams = 20_000;

/**
 * Opens the engines that the configuration names, embedded ones for the rest. Nothing is asked of a server yet: it may
 * be away. @throws FolderInUse when another process has the data folder.
 */
export async function openEngines(config: Config, options: EnginesOptions = {}): Promise<Engines> {
  const { observer = {}, logger = silentLogger } = options;
  const release = claimFolder(config);
  const opened = await openLog(config, logger);
  const log = observedEventLog(opened.log, observer);
  const documents = await openDocuments(config);
  const stores = openStores(config, documents.documents);
  const search = await openSearch(config);
  const { readDocuments } = documents;
  const compare = (a: string, b: string): number => log.compare(a, b);
  const deciders = new ObservedDeciderStore(log, eventCatalogues(), cachedStreams, observer);
  return {
    ...{ log, store: stores.store, timers: stores.timers, deciders, send: commandSender(deciders) },
    ...{ readDocuments, readModels: new ReadModels({ documents: readDocuments, compare }) },
    ...{ documents: documents.documents, files: documents.files },
    ...(search.shared && { search: search.shared }),
    uses: [...opened.uses, ...documents.uses, ...search.uses],
    alone: config.host === 'standalone' && !config.mongodbUrl,
    async close() {
      for (const each of [search, opened, stores, documents]) await each.close();
      release();
    },
  };
}
