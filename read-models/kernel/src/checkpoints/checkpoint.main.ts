import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { sharedTurn, type WriteTurn } from '../waiting';
import type { Asked } from './checkpoint-thread';

type Kept = {
  readonly database: DatabaseSyncInstance;
  readonly turn: WriteTurn;
  readonly look: StatementSyncInstance;
  readonly copy: StatementSyncInstance;
  readonly begin: StatementSyncInstance;
};

const everyMs = 200;
/** Pages, 16 MB: those that are written again meanwhile are copied once. */
const worthIt = 4_000;
/** It waits no longer for a writer or a reader to end: while it waits for a reader, nobody can write. */
const patienceMs = 10;
const files = new Map<string, Kept>();

// A thread that is ended inside SQLite, or while it loads it, takes the process down with an abort.
const atWork = sharedTurn(workerData as SharedArrayBuffer, 0);
const sqlite = atWork(() => require('@photostructure/sqlite') as typeof import('@photostructure/sqlite'));

/** Its owner may have closed and removed it by now: it is not made anew. */
function opened(file: string): DatabaseSyncInstance | undefined {
  const existing = pathToFileURL(file);
  existing.searchParams.set('mode', 'rw');
  try {
    return new sqlite.DatabaseSync(existing.href, { timeout: patienceMs });
  } catch {
    return undefined;
  }
}

function keep(file: string, memory: SharedArrayBuffer): void {
  const database = opened(file);
  if (!database) return;
  const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
  const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  const begin = database.prepare('PRAGMA wal_checkpoint(RESTART)');
  files.set(file, { database, turn: sharedTurn(memory, 0), look, copy, begin });
}

function leave(file: string): void {
  files.get(file)?.database.close();
  files.delete(file);
}

function pass({ turn, look, copy, begin }: Kept): void {
  const { log, checkpointed } = look.get() as { log: number; checkpointed: number };
  if (log - checkpointed < worthIt) return;
  turn(() => {
    copy.get();
    // What was written during the copy is little. The next write begins the log anew, even where others write all the time.
    begin.get();
  });
}

function obey(asked: Asked): void {
  if ('memory' in asked) keep(asked.file, asked.memory);
  else leave(asked.file);
}

parentPort?.on('message', (asked: Asked) => atWork(() => obey(asked)));
setInterval(() => atWork(() => files.forEach(pass)), everyMs);
