import { systemClock, type EventLog } from '@reprise/kernel';
import type { Config } from '../config';
import { openFolderLog } from '../data-folder';
import type { EngineUse } from './engines';

export type LogEngine = {
  readonly log: EventLog;
  readonly uses: readonly EngineUse[];
  close(): Promise<void>;
};

/** EventStoreDB where it is named, else the file in the data folder. */
export async function openLog(config: Config): Promise<LogEngine> {
  const log = openFolderLog(config.dataDir, { synchronous: config.durability, clock: systemClock });
  const use: EngineUse = {
    name: 'log',
    engine: 'SQLite',
    place: config.dataDir,
    needed: true,
    answers: () => log.head(),
  };
  return { log, uses: [use], close: () => log.close() };
}
