import {
  EventStoreDbEventLog,
  lockFolder,
  SqliteEventLog,
  type EventImport,
  type EventLog,
} from '@reprise/kernel';
import { takesDocuments } from '@reprise/read-kernel/documents';
import { readConfig, type Config } from '../config';
import { dataFiles } from '../data-folder';
import { placeOf } from '../engines/place';
import { reachDocuments, type DocumentsEngine } from '../engines/documents-engine';
import { openStores } from '../engines/stores-engine';
import { MigrationRefused, type MigrationTarget } from './migration.port';
import { makePrivateFolder } from '../private-folder';

/** Engines by URL; a new data folder for what is not on an engine. */
export type TargetChoice = {
  readonly eventstoreUrl?: string | undefined;
  readonly mongodbUrl?: string | undefined;
  readonly dataDir?: string | undefined;
};

/** For people: without passwords. */
const placeOfTarget = ({ eventstoreUrl, mongodbUrl, dataDir }: TargetChoice): string =>
  [
    ...(eventstoreUrl ? [`EventStoreDB ${placeOf(eventstoreUrl)}`] : []),
    ...(mongodbUrl ? [`MongoDB ${placeOf(mongodbUrl)}`] : []),
    ...(dataDir ? [dataDir] : []),
  ].join(', ');

type Log = EventLog & EventImport;

/** The log goes to EventStoreDB, or to the new folder; without either it stays where it is. */
async function openLog({ eventstoreUrl: url, dataDir }: TargetChoice): Promise<Log | undefined> {
  if (url) return EventStoreDbEventLog.connect({ url, deadlineMs: 30_000 });
  return dataDir ? new SqliteEventLog({ file: dataFiles(dataDir).log }) : undefined;
}

function configOf(choice: TargetChoice, from: string): Config {
  const named = { EVENTSTORE_URL: choice.eventstoreUrl, MONGODB_URL: choice.mongodbUrl };
  return readConfig({ ...named, DATA_DIR: choice.dataDir ?? from }, 'command');
}

/** Opened resources, closed in reverse order, even if the next one fails to open. */
class Opened {
  private readonly closing: (() => Promise<void> | void)[] = [];

  add(close: () => Promise<void> | void): void {
    this.closing.unshift(close);
  }

  async close(): Promise<void> {
    for (const close of this.closing.splice(0)) await close();
  }
}

async function refuseReadModels({ readDocuments }: DocumentsEngine, place: string): Promise<void> {
  for (const name of await readDocuments.collectionNames())
    if ((await readDocuments.collection({ name }).count({})) > 0)
      throw new MigrationRefused(`${place} already contains read models (${name}); drop them first`);
}

async function opening(choice: TargetChoice, from: string, opened: Opened): Promise<MigrationTarget> {
  const { dataDir } = choice;
  const place = placeOfTarget(choice);
  if (dataDir) {
    makePrivateFolder(dataDir);
    opened.add(lockFolder(dataDir));
  }
  const config = configOf(choice, from);
  const reached = reachDocuments(config);
  opened.add(() => reached.close());
  const engine = await reached.open();
  const { documents, files } = engine;
  const { store, timers, close: closeStores } = openStores(config, documents);
  opened.add(closeStores);
  const log = await openLog(choice);
  if (log) opened.add(() => log.close());
  if (!takesDocuments(documents)) throw new MigrationRefused('these documents cannot be imported');
  await refuseReadModels(engine, place);
  return { place, documents, files, store, timers, ...(log && { log }), close: () => opened.close() };
}

/**
 * What the hosts will find if given the same engines. If refused, nothing is left open, which would keep the process
 * alive. @throws MigrationRefused, FolderInUse
 */
export async function openTarget(choice: TargetChoice, from: string): Promise<MigrationTarget> {
  const opened = new Opened();
  try {
    return await opening(choice, from, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}
