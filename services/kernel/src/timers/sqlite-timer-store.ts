import { LogFile } from '../event-log/log-file';
import type { Opening, Statement } from '../event-log/sqlite-database';
import type { DueTimer, ParkedTimer, Timer, TimerStore } from './timer-store.port';
import type { TimedCommand } from '../sending';

const schema = `
  CREATE TABLE IF NOT EXISTS timers (
    key TEXT PRIMARY KEY, due_at TEXT NOT NULL, try_at TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    send TEXT NOT NULL, account_id TEXT NOT NULL, correlation_id TEXT NOT NULL, causation_id TEXT NOT NULL,
    set_by TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS timers_by_try ON timers (try_at);
  CREATE TABLE IF NOT EXISTS parked_timers (
    key TEXT PRIMARY KEY, timer TEXT NOT NULL, reason TEXT NOT NULL, since TEXT NOT NULL
  ) STRICT`;

const due = `SELECT key, due_at AS dueAt, attempts, send, account_id AS accountId, correlation_id AS correlationId,
  causation_id AS causationId, set_by AS setBy FROM timers WHERE try_at <= ? ORDER BY try_at LIMIT ?`;

const set = `REPLACE INTO timers (key, due_at, try_at, send, account_id, correlation_id, causation_id, set_by)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Timers in the event log's file. */
export class SqliteTimerStore implements TimerStore {
  private readonly file: LogFile;
  private readonly sql: Record<
    'set' | 'cancel' | 'due' | 'remove' | 'postpone' | 'park' | 'unpark' | 'parked',
    Statement
  >;

  /** @param file of the log, or its path. */
  constructor(file: string | LogFile, opening: Opening = {}) {
    this.file = LogFile.of(file, opening);
    this.file.create(schema);
    const { database } = this.file;
    this.sql = {
      set: database.prepare(set),
      cancel: database.prepare('DELETE FROM timers WHERE key = ?'),
      due: database.prepare(due),
      remove: database.prepare('DELETE FROM timers WHERE key = ? AND due_at = ?'),
      postpone: database.prepare(
        'UPDATE timers SET try_at = ?, attempts = attempts + 1 WHERE key = ? AND due_at = ?',
      ),
      park: database.prepare('REPLACE INTO parked_timers (key, timer, reason, since) VALUES (?, ?, ?, ?)'),
      unpark: database.prepare('DELETE FROM parked_timers WHERE key = ?'),
      parked: database.prepare('SELECT timer, reason, since FROM parked_timers ORDER BY key'),
    };
  }

  async set({ key, dueAt, send, accountId, correlationId, causationId, setBy }: Timer): Promise<void> {
    const at = new Date(dueAt).toISOString();
    await this.file.write(() => {
      this.sql.unpark.run(key);
      this.sql.set.run(key, at, at, JSON.stringify(send), accountId, correlationId, causationId, setBy);
    });
  }

  async cancel(key: string): Promise<void> {
    await this.file.write(() => {
      this.sql.unpark.run(key);
      this.sql.cancel.run(key);
    });
  }

  async due(now: Date, limit: number): Promise<readonly DueTimer[]> {
    const rows = this.sql.due.all(now.toISOString(), limit) as (Omit<DueTimer, 'send'> & { send: string })[];
    return rows.map((row) => ({ ...row, send: JSON.parse(row.send) as TimedCommand }));
  }

  async remove({ key, dueAt }: Timer): Promise<void> {
    await this.file.write(() => this.sql.remove.run(key, dueAt));
  }

  async postpone({ key, dueAt }: Timer, nextTryAt: string): Promise<void> {
    await this.file.write(() => this.sql.postpone.run(nextTryAt, key, dueAt));
  }

  async park(timer: Timer, { reason, since }: Pick<ParkedTimer, 'reason' | 'since'>): Promise<void> {
    const { key, dueAt, send, accountId, correlationId, causationId, setBy } = timer;
    const kept: Timer = { key, dueAt, send, accountId, correlationId, causationId, setBy };
    await this.file.write(() => {
      const { changes } = this.sql.remove.run(key, dueAt);
      if (changes > 0) this.sql.park.run(key, JSON.stringify(kept), reason, since);
    });
  }

  async parked(): Promise<readonly ParkedTimer[]> {
    const rows = this.sql.parked.all() as { timer: string; reason: string; since: string }[];
    return rows.map(({ timer, ...why }) => ({ ...(JSON.parse(timer) as Timer), ...why }));
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}

/** The same store without a file. */
export const memoryTimerStore = (): TimerStore => new SqliteTimerStore(':memory:');
