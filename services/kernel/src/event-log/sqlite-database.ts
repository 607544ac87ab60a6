import { DatabaseSync } from '@photostructure/sqlite';
import {
  checkpointElsewhere,
  pagesBeforeCheckpoint,
  type Checkpoints,
} from '@reprise/read-kernel/checkpoints';
import { alone, type WriteTurn } from '@reprise/read-kernel/waiting';

export type Database = InstanceType<typeof DatabaseSync>;
export type Statement = ReturnType<Database['prepare']>;

/** `readOnly`: the file must exist, and nothing in it is changed, not even on closing. */
export type Opening = {
  readonly readOnly?: boolean;
  /** Shared with another thread of this process that writes there. */
  readonly turn?: WriteTurn | undefined;
};

/** Of those that write. */
const checkpoints = new WeakMap<Database, Checkpoints>();
const turns = new WeakMap<Database, WriteTurn>();

/** Opens (and creates) a database file in WAL mode. Waits up to 5 s for another process's write. */
export function openDatabase(file: string, { readOnly = false, turn = alone }: Opening = {}): Database {
  const database = new DatabaseSync(file, { timeout: 5000, readOnly });
  turns.set(database, turn);
  if (readOnly) return database;
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = ${pagesBeforeCheckpoint}`);
  checkpoints.set(database, checkpointElsewhere(file));
  return database;
}

/** Runs `work` in one immediate transaction: all of its writes or none. */
export function transaction<T>(database: Database, work: () => T): T {
  const turn = turns.get(database) ?? alone;
  return turn(() => inTransaction(database, work));
}

function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Checkpoints the write-ahead log into the file, as far as other readers allow, and closes. */
export function closeDatabase(database: Database): void {
  if (!database.isOpen) return;
  // A reader leaves the file unchanged.
  const kept = checkpoints.get(database);
  kept?.turn(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  kept?.leave();
  database.close();
}
