import type { Actor, RecordedEvent } from '@reprise/contracts/kernel';
import { noNeighbour, type Neighbour, type WriteTurn } from '@reprise/read-kernel/waiting';
import { EventCatalogues } from './event-catalogues';
import {
  maxEventBytes,
  type AppendResult,
  type EventLog,
  type EventToAppend,
  type ExpectedRevision,
  type Position,
} from './event-log.port';
import type { EventImport } from './event-import.port';
import { importHistory } from './history-writer';
import { GroupWriter, type AppendJob, type EncodedEvent } from './group-writer';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type Statement,
  type Synchronous,
} from './sqlite-database';
import { systemClock, type Timing } from '../base';

export type SqliteEventLogOptions = {
  /** Path of the database file; created if missing. */
  readonly file: string;
  readonly catalogues?: EventCatalogues;
  /** Default `FULL`. */
  readonly synchronous?: Synchronous;
  readonly clock?: Timing;
  /** How often to check for other processes' appends; default 250 ms. Own appends wake at once. */
  readonly pollMs?: number;
  /** For reading an existing log's history; by default it can be appended to. */
  readonly readOnly?: boolean;
  /** A thread that appends as well, and when it may. */
  readonly neighbour?: Neighbour | undefined;
  readonly turn?: WriteTurn | undefined;
};

type PendingJob = AppendJob & { resolve(result: AppendResult): void; reject(error: unknown): void };
type StoredMeta = { actor: Actor; correlationId: string; causationId: string };
type EventRow = {
  position: number;
  id: string;
  stream: string;
  revision: number;
  type: string;
  version: number;
  time: string;
  account_id: string;
  meta: string;
  data: string;
};

const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    time TEXT NOT NULL,
    account_id TEXT NOT NULL,
    meta TEXT NOT NULL,
    data TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT`;

/** @throws RangeError for an event over `maxEventBytes`. */
function encode(event: EventToAppend): EncodedEvent {
  const { actor, correlationId, causationId } = event;
  const meta = JSON.stringify({ actor, correlationId, causationId } satisfies StoredMeta);
  const data = JSON.stringify(event.data ?? {});
  // A UTF-16 unit takes at most three bytes of UTF-8, so small events need no exact count.
  if (
    (data.length + meta.length) * 3 > maxEventBytes &&
    Buffer.byteLength(data) + Buffer.byteLength(meta) > maxEventBytes
  ) {
    throw new RangeError(`${event.type} is larger than ${maxEventBytes} bytes`);
  }
  return [event.id, event.type, event.version, event.accountId, meta, data];
}

/** The event log in one SQLite file (WAL). Concurrent appends of one turn of the event loop share one commit. */
export class SqliteEventLog implements EventLog, EventImport {
  private readonly database: Database;
  private readonly writer: GroupWriter;
  private readonly byStream: Statement;
  private readonly after: Statement;
  private readonly some: Statement;
  private readonly pageEnd: Statement;
  private readonly newest: Statement;
  private readonly catalogues: EventCatalogues;
  private readonly clock: Timing;
  private readonly pollMs: number;
  private readonly listeners = new Set<() => void>();
  private pending: PendingJob[] = [];
  private told = 0;
  private stopPoll: (() => void) | undefined;
  private readonly neighbour: Neighbour;
  private readonly leaveNeighbour: () => void;

  constructor(options: SqliteEventLogOptions) {
    this.database = openDatabase(options.file, options.synchronous ?? 'FULL', schema, options);
    this.writer = new GroupWriter(this.database);
    this.byStream = this.database.prepare(
      'SELECT * FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?',
    );
    this.after = this.database.prepare('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?');
    this.some = this.database.prepare(
      'SELECT * FROM events WHERE position > ? AND position <= ? AND (type IN (SELECT value FROM json_each(?)) OR position = ?) ORDER BY position',
    );
    // Positions may have gaps, so a page ends where its last event stands.
    this.pageEnd = this.database.prepare(
      'SELECT max(position) AS position FROM (SELECT position FROM events WHERE position > ? ORDER BY position LIMIT ?)',
    );
    this.newest = this.database.prepare('SELECT max(position) AS position FROM events');
    this.catalogues = options.catalogues ?? new EventCatalogues();
    this.clock = options.clock ?? systemClock;
    this.pollMs = options.pollMs ?? 250;
    this.told = this.headPosition();
    this.neighbour = options.neighbour ?? noNeighbour;
    this.leaveNeighbour = this.neighbour.on('appended', () => this.look());
  }

  append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      if (events.length === 0) throw new RangeError(`nothing to append to ${stream}`);
      this.pending.push({ stream, expected, events: events.map(encode), resolve, reject });
      if (this.pending.length === 1) setImmediate(() => this.flush());
    });
  }

  /** All events of a call in one transaction. */
  async importEvents(events: readonly RecordedEvent[]): Promise<Position> {
    const position = importHistory(
      this.database,
      events.map((event) => [event, encode(event)] as const),
    );
    this.tell();
    return position;
  }

  async readStream(stream: string, fromRevision = 0, limit?: number): Promise<readonly RecordedEvent[]> {
    // SQLite: a negative limit is none.
    const rows = this.byStream.all(stream, fromRevision, limit ?? -1) as EventRow[];
    const last = rows.at(-1);
    // Of a limited read the last event need not be the stream's.
    if (last && limit === undefined) this.writer.remember(stream, last.revision);
    return rows.map((row) => this.decode(row));
  }

  async readAll(after: Position, limit: number, on?: readonly string[]): Promise<readonly RecordedEvent[]> {
    const rows = on ? this.rowsOn(Number(after), limit, on) : this.after.all(Number(after), limit);
    return (rows as EventRow[]).map((row) => this.decode(row));
  }

  async head(): Promise<Position> {
    const position = this.headPosition();
    return position === 0 ? '' : String(position);
  }

  compare(a: Position, b: Position): number {
    return Number(a) - Number(b);
  }

  // Positions have no gaps: AUTOINCREMENT's counter rolls back with its transaction.
  async distance(position: Position): Promise<number> {
    return Math.max(0, this.headPosition() - Number(position));
  }

  onAppend(wake: () => void): () => void {
    this.listeners.add(wake);
    if (!this.stopPoll) this.schedulePoll();
    return () => {
      this.listeners.delete(wake);
      if (this.listeners.size === 0) this.endPoll();
    };
  }

  async close(): Promise<void> {
    this.listeners.clear();
    this.leaveNeighbour();
    this.endPoll();
    this.flush();
    closeDatabase(this.database);
  }

  private flush(): void {
    const jobs = this.pending;
    if (jobs.length === 0) return;
    this.pending = [];
    try {
      const outcomes = this.writer.write(jobs, this.clock.now().toISOString());
      outcomes.forEach((outcome, i) =>
        'error' in outcome ? jobs[i]?.reject(outcome.error) : jobs[i]?.resolve(outcome.result),
      );
      if (!outcomes.some((outcome) => outcome.written)) return;
      this.tell();
      this.neighbour.tell('appended', undefined);
    } catch (error) {
      jobs.forEach((job) => job.reject(error));
    }
  }

  private tell(): void {
    this.told = this.headPosition();
    this.listeners.forEach((wake) => wake());
  }

  private schedulePoll(): void {
    this.stopPoll = this.clock.after(this.pollMs, () => {
      this.schedulePoll();
      this.look();
    });
  }

  /** Whether others have appended. */
  private look(): void {
    if (this.headPosition() > this.told) this.tell();
  }

  private endPoll(): void {
    this.stopPoll?.();
    this.stopPoll = undefined;
  }

  private headPosition(): number {
    return (this.newest.get() as { position: number | null }).position ?? 0;
  }

  private rowsOn(after: number, limit: number, on: readonly string[]): readonly unknown[] {
    const { position: last } = this.pageEnd.get(after, limit) as { position: number | null };
    return last === null ? [] : this.some.all(after, last, JSON.stringify(on), last);
  }

  private decode(row: EventRow): RecordedEvent {
    const meta = JSON.parse(row.meta) as StoredMeta;
    const { version, data } = this.catalogues.read(row.stream, row.type, row.version, JSON.parse(row.data));
    return {
      id: row.id,
      type: row.type,
      version,
      stream: row.stream,
      revision: row.revision,
      position: String(row.position),
      time: row.time,
      accountId: row.account_id,
      actor: meta.actor,
      correlationId: meta.correlationId,
      causationId: meta.causationId,
      data,
    };
  }
}
