import { EventStoreDbEventLog, systemClock, type EventLog, type KernelLogger } from '@reprise/kernel';
import type { Config } from '../config';
import { openFolderLog } from '../data-folder';
import { eventCatalogues } from '../event-catalogues';
import type { Beside } from './beside';
import type { EngineUse } from './engine-use';
import { placeOf } from './place';

export type LogEngine = {
  readonly log: EventLog;
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
  if (!url)
    return usedAs(openFolderLog(dataDir, { synchronous, clock: systemClock, beside }), 'SQLite', dataDir);
  const catalogues = eventCatalogues();
  const log = await EventStoreDbEventLog.connect({ url, catalogues, clock: systemClock, logger });
  return usedAs(log, 'EventStoreDB', placeOf(url));
}
