import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { WantedEvents } from '@reprise/read-kernel';
import { noNeighbour, type Neighbour, type WriteTurn } from '@reprise/read-kernel/waiting';
import { AllReads } from './all-reads';
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
import type { StoredMeta } from './event-row';
import { EventWriter, type EncodedEvent } from './event-writer';
import { LogFile, type Synchronous } from './log-file';
import { StreamReads } from './stream-reads';
import { systemClock, type Timing } from '../base';

export type SqliteEventLogOptions = {
  /** Path of the database file, created if missing; or the file, to share it with the stores of its consumers. */
  readonly file: string | LogFile;
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
  private readonly file: LogFile;
  private readonly synchronous: Synchronous;
  private readonly writer: EventWriter;
  private readonly streams: StreamReads;
  private readonly all: AllReads;
  private readonly clock: Timing;
  private readonly pollMs: number;
  private readonly listeners = new Set<() => void>();
  private appended = false;
  /** The newest event that was asked to be brought to the disk, and the newest that is there. */
  private known: number;
  private shown = 0;
  private stopPoll: (() => void) | undefined;
  private readonly neighbour: Neighbour;
  private readonly leaveNeighbour: () => void;

  constructor(options: SqliteEventLogOptions) {
    this.file = LogFile.of(options.file, options);
    this.synchronous = options.synchronous ?? 'FULL';
    this.file.create(schema);
    const { database } = this.file;
    this.writer = new EventWriter(database);
    const catalogues = options.catalogues ?? new EventCatalogues();
    this.all = new AllReads(database, catalogues);
    this.streams = new StreamReads(database, catalogues);
    this.clock = options.clock ?? systemClock;
    this.pollMs = options.pollMs ?? 250;
    this.known = this.all.head();
    this.neighbour = options.neighbour ?? noNeighbour;
    this.leaveNeighbour = this.neighbour.on('appended', () => this.look());
    this.file.onCommit(() => this.committed());
  }

  async append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    if (events.length === 0) throw new RangeError(`nothing to append to ${stream}`);
    const job = { stream, expected, events: events.map(encode) };
    const outcome = await this.file
      .write(() => {
        const made = this.writer.write(job, this.clock.now().toISOString());
        this.appended ||= made.written;
        return made;
      }, this.synchronous)
      .catch((error: unknown) => {
        this.writer.forget();
        this.appended = false;
        throw error;
      });
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  }

  /** All events of a call in one transaction. */
  async importEvents(events: readonly RecordedEvent[]): Promise<Position> {
    const position = importHistory(
      this.file,
      events.map((event) => [event, encode(event)] as const),
    );
    await this.file.durable();
    this.show(Number(position));
    return position;
  }

  async readStream(stream: string, fromRevision = 0, limit?: number): Promise<readonly RecordedEvent[]> {
    if (fromRevision > 0 || limit !== undefined) return this.streams.part(stream, fromRevision, limit);
    const events = this.streams.whole(stream);
    if (events.length > 0) this.writer.remember(stream, events.length - 1);
    return events;
  }

  async readAll(after: Position, limit: number, wanted?: WantedEvents): Promise<readonly RecordedEvent[]> {
    // Nobody tells a reader who does not follow the log that others have appended.
    if (Number(after) >= this.shown || this.all.head() > this.known) await this.showAll();
    return this.all.page({ after: Number(after), upTo: this.shown, limit }, wanted);
  }

  async head(): Promise<Position> {
    await this.showAll();
    return this.shown === 0 ? '' : String(this.shown);
  }

  compare(a: Position, b: Position): number {
    return Number(a) - Number(b);
  }

  // Positions have no gaps: AUTOINCREMENT's counter rolls back with its transaction.
  async distance(position: Position): Promise<number> {
    return Math.max(0, this.all.head() - Number(position));
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
    await this.file.close();
  }

  private committed(): () => void {
    if (!this.appended) return () => undefined;
    this.appended = false;
    this.known = this.all.head();
    const { known } = this;
    return () => {
      this.show(known);
      this.neighbour.tell('appended', undefined);
    };
  }

  /** What follows from an event that a power failure takes back would be ahead of the log: it is read once it is durable. */
  private show(position: number): void {
    if (position <= this.shown) return;
    this.shown = position;
    this.listeners.forEach((wake) => wake());
  }

  private async showAll(): Promise<void> {
    const head = this.all.head();
    if (head <= this.shown) return;
    if (this.synchronous === 'FULL') await this.file.durable();
    this.show(head);
  }

  private schedulePoll(): void {
    this.stopPoll = this.clock.after(this.pollMs, () => {
      this.schedulePoll();
      this.look();
    });
  }

  /** Whether others have appended. What the disk refuses is said to whoever asks for the head. */
  private look(): void {
    const head = this.all.head();
    if (head <= this.known) return;
    this.known = head;
    this.showAll().catch(() => undefined);
  }

  private endPoll(): void {
    this.stopPoll?.();
    this.stopPoll = undefined;
  }
}
