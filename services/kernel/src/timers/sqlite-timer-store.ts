import {
  closeDatabase,
  openDatabase,
  type Database,
  type Opening,
  type Statement,
} from '../event-log/sqlite-database';
import type { CommandToSend } from '../subscription/consumers';
import type { DueTimer, Timer, TimerStore } from './timer-store.port';

const schema = `
  CREATE TABLE IF NOT EXISTS timers (
    key TEXT PRIMARY KEY, due_at TEXT NOT NULL, try_at TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    send TEXT NOT NULL, account_id TEXT NOT NULL, correlation_id TEXT NOT NULL, causation_id TEXT NOT NULL,
    set_by TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS timers_by_try ON timers (try_at)`;

const due = `SELECT key, due_at AS dueAt, attempts, send, account_id AS accountId, correlation_id AS correlationId,
  causation_id AS causationId, set_by AS setBy FROM timers WHERE try_at <= ? ORDER BY try_at LIMIT ?`;

const set = `REPLACE INTO timers (key, due_at, try_at, send, account_id, correlation_id, causation_id, set_by)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Timers in the event log's database file. */
export class SqliteTimerStore implements TimerStore {
  private readonly database: Database;
  private readonly sql: Record<'set' | 'cancel' | 'due' | 'remove' | 'postpone', Statement>;

  constructor(file: string, opening: Opening = {}) {
    const database = openDatabase(file, 'NORMAL', schema, opening);
    this.database = database;
    this.sql = {
      set: database.prepare(set),
      cancel: database.prepare('DELETE FROM timers WHERE key = ?'),
      due: database.prepare(due),
      remove: database.prepare('DELETE FROM timers WHERE key = ? AND due_at = ?'),
      postpone: database.prepare(
        'UPDATE timers SET try_at = ?, attempts = attempts + 1 WHERE key = ? AND due_at = ?',
      ),
    };
  }

  async set({ key, dueAt, send, accountId, correlationId, causationId, setBy }: Timer): Promise<void> {
    const at = new Date(dueAt).toISOString();
    this.sql.set.run(key, at, at, JSON.stringify(send), accountId, correlationId, causationId, setBy);
  }

  async cancel(key: string): Promise<void> {
    this.sql.cancel.run(key);
  }

  async due(now: Date, limit: number): Promise<readonly DueTimer[]> {
    const rows = this.sql.due.all(now.toISOString(), limit) as (Omit<DueTimer, 'send'> & { send: string })[];
    return rows.map((row) => ({ ...row, send: JSON.parse(row.send) as CommandToSend }));
  }

  async remove({ key, dueAt }: Timer): Promise<void> {
    this.sql.remove.run(key, dueAt);
  }

  async postpone({ key, dueAt }: Timer, nextTryAt: string): Promise<void> {
    this.sql.postpone.run(nextTryAt, key, dueAt);
  }

  async close(): Promise<void> {
    closeDatabase(this.database);
  }
}

/** The same store without a file. */
export const memoryTimerStore = (): TimerStore => new SqliteTimerStore(':memory:');
