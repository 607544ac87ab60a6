import {
  isEngineAway,
  logThatTellsAbsence,
  messageOf,
  observedEventLog,
  ObservedDeciderStore,
  silentLogger,
  type DeciderStore,
  type EventLog,
  type KernelLogger,
  type LogFile,
  type Observer,
  type SendCommand,
  type SubscriptionStore,
  type TimerStore,
} from '@reprise/kernel';
import type { FileStore } from '@reprise/kernel/ports';
import { ReadModels } from '@reprise/read-kernel';
import { noNeighbour } from '@reprise/read-kernel/waiting';
import type { Documents } from '@reprise/read-kernel/documents';
import type { SharedProductSearch } from '@reprise/read-search/product-search';
import type { Config } from '../config';
import { commandSender } from '../command-sender';
import { eventCatalogues } from '../event-catalogues';
import { memoryForTurns, type Beside } from './beside';
import { reachDocuments, type DocumentsEngine } from './documents-engine';
import type { EngineName, EngineUse } from './engine-use';
import { claimFolder } from './folder-claim';
import { openLog } from './log-engine';
import { openSearch } from './search-engine';
import { openStores } from './stores-engine';

/** All storage of a host, embedded or not. */
export type Engines = {
  readonly log: EventLog;
  readonly store: SubscriptionStore;
  readonly timers: TimerStore;
  readonly readDocuments: Documents;
  readonly readModels: ReadModels;
  /** Reference documents: the primary data of catalogue, people and settings. */
  readonly documents: Documents;
  readonly files: FileStore;
  /** Present if an interrupted upload leaves something behind. @returns how much was removed. */
  readonly sweepFiles?: () => Promise<number>;
  /** One index for all processes; without it each API builds its own from the documents. */
  readonly search?: SharedProductSearch;
  readonly deciders: DeciderStore;
  readonly send: SendCommand;
  /** No other process writes to these documents. */
  readonly alone: boolean;
  /** For the engines of another thread over the same data. */
  readonly turns: SharedArrayBuffer;
  close(): Promise<void>;
};
export type EnginesOptions = {
  /** Informed of commands and appends. */
  readonly observer?: Observer;
  readonly logger?: KernelLogger;
  /** Another thread of this process has engines over the same data. */
  readonly beside?: Beside | undefined;
};
/** Configured engines, which may be unavailable. */
export type PreparedEngines = {
  /** The engines in use, and whether each answers. */
  readonly uses: readonly EngineUse[];
  /**
   * Call once they answer. @param isAway what the host knows meanwhile: nobody then waits for the engine's deadline.
   * @throws an error known to `isEngineAway` if one does not; it may then be called again.
   */
  open(isAway?: (engine: EngineName) => boolean): Promise<Engines>;
  /** Whether or not they were opened. */
  close(): Promise<void>;
};

/** Of states in memory: a buyback has five streams of about a kilobyte, and its consequences follow within seconds. */
const stateBytes = 8_000_000;

const besideNobody = (): Beside => ({ neighbour: noNeighbour, turns: memoryForTurns(), claimed: false });

/** The configured engines, and embedded ones for the rest. @throws FolderInUse for the data folder. */
export async function prepareEngines(config: Config, options: EnginesOptions = {}): Promise<PreparedEngines> {
  const { observer = {}, logger = silentLogger, beside = besideNobody() } = options;
  const release = beside.claimed ? () => undefined : claimFolder(config);
  const log = await openLog(config, logger, beside);
  const search = await openSearch(config);
  const documents = reachDocuments(config, beside);
  const close = async (): Promise<void> => {
    for (const each of [search, log, documents]) await each.close();
    release();
  };
  return {
    uses: [...log.uses, ...documents.uses, ...search.uses],
    open: async (isAway = () => false) => {
      const parts = {
        log: log.log,
        file: log.file,
        search: search.shared,
        close,
        beside,
        isLogAway: () => isAway('log'),
      };
      return opened(config, observer, parts, await documents.open());
    },
    close,
  };
}

type Parts = {
  readonly log: EventLog;
  readonly file: LogFile | undefined;
  readonly search: SharedProductSearch | undefined;
  readonly close: () => Promise<void>;
  readonly beside: Beside;
  readonly isLogAway: () => boolean;
};

function opened(config: Config, observer: Observer, parts: Parts, kept: DocumentsEngine): Engines {
  const log = observedEventLog(logThatTellsAbsence(parts.log, parts.isLogAway), observer);
  const { readDocuments, documents, files, sweepFiles } = kept;
  const { beside } = parts;
  const stores = openStores(config, documents, beside, parts.file);
  const compare = (a: string, b: string): number => log.compare(a, b);
  const readModels = new ReadModels({ documents: readDocuments, compare, neighbour: beside.neighbour });
  const deciders = new ObservedDeciderStore(log, eventCatalogues(), stateBytes, observer);
  return {
    ...{ log, store: stores.store, timers: stores.timers, deciders, send: commandSender(deciders) },
    ...{ readDocuments, readModels, documents, files },
    ...(parts.search && { search: parts.search }),
    ...(sweepFiles && { sweepFiles }),
    alone: config.host === 'standalone' && !config.mongodbUrl,
    turns: beside.turns,
    async close() {
      await stores.close();
      await parts.close();
    },
  };
}

/** A one-off program reports which engine is missing, and where. @throws with the reason as its cause. */
async function mustAnswer(uses: readonly EngineUse[]): Promise<void> {
  for (const { name, engine, place, needed, answers } of uses) {
    if (!needed) continue;
    await answers().catch((cause: unknown) => {
      if (!isEngineAway(cause)) throw cause;
      throw new Error(
        `The ${name} cannot be reached: no ${engine} answers at ${place} (${messageOf(cause)}).`,
        {
          cause,
        },
      );
    });
  }
}

/** For one-off programs: the engines must answer. */
export async function openEngines(config: Config, options: EnginesOptions = {}): Promise<Engines> {
  const prepared = await prepareEngines(config, options);
  try {
    await mustAnswer(prepared.uses);
    return await prepared.open();
  } catch (error) {
    await prepared.close();
    throw error;
  }
}
