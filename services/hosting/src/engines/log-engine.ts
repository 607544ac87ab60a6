import {
  EventStoreDbEventLog,
  systemClock,
  type EventLog,
  type KernelLogger,
  type LogFile,
} from '@reprise/kernel';
import type { Config } from '../config';
import { openFolderLog, openLogFile } from '../data-folder';
import { eventCatalogues } from '../event-catalogues';
import type { Beside } from './beside';
import type { EngineUse } from './engine-use';
import { placeOf } from './place';

export type LogEngine = {
  readonly log: EventLog;
  /** Of the data folder, where there is no server: it keeps the stores of the log's consumers too. */
  readonly file?: LogFile;
  readonly uses: readonly EngineUse[];
  close(): Promise<void>;
};

const usedAs = (log: EventLog, engine: string, place: string): LogEngine => ({
  log,
  uses: [{ name: 'log', engine, place, needed: true, answers: () => log.head() }],
  close: () => log.close(),
});

/** EventStoreDB if configured, otherwise the file in the data folder. */
export async function openLog(config: Config, logger: KernelLogger, beside?: Beside): Promise<LogEngine> {
  const { eventstoreUrl: url, dataDir, durability: synchronous } = config;
  if (!url) {
    const file = openLogFile(dataDir, beside);
    const log = openFolderLog(file, { synchronous, clock: systemClock, beside });
    return { ...usedAs(log, 'SQLite', dataDir), file };
  }
  const catalogues = eventCatalogues();
  const log = await EventStoreDbEventLog.connect({ url, catalogues, clock: systemClock, logger });
  return usedAs(log, 'EventStoreDB', placeOf(url));
}
