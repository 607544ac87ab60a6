import type { RecordedEvent } from '@reprise/contracts/kernel';
import { EventCatalogues } from '../event-catalogues';
import type { EventImport } from '../event-import.port';
import type { AppendResult, EventLog, EventToAppend, ExpectedRevision, Position } from '../event-log.port';
import { AllReader } from './all-reader';
import { Appender } from './appender';
import type { Connection } from './connection';
import { proposedOf } from './recorded-event';
import { importRuns, type ImportTarget } from './history-import';
import { KnownStreams } from './known-streams';
import { LagGauge } from './lag';
import { comparePositions } from './position';
import { StreamReader } from './stream-reader';
import { Tail } from './tail';
import { systemClock, type Timing, silentLogger, type KernelLogger } from '../../base';

export type EventStoreDbOptions = {
  /** Connection string of the client: `esdb://…` or `esdb+discover://…`. */
  readonly url: string;
  readonly catalogues?: EventCatalogues;
  readonly clock?: Timing;
  readonly logger?: KernelLogger;
  /** Timeout of an append, and of silence within a read; default 5000. */
  readonly deadlineMs?: number;
  /** In [0, 1), for the jitter. */
  readonly random?: () => number;
};

const defaultDeadlineMs = 5000;

/**
 * The event log on EventStoreDB 23.10 or later (22.6 works, without the buffer of newest events). Unlike SQLite's it
 * does not notice an id that another stream holds: the server has no index of ids. The events of one append together
 * are limited to the server's 1 MiB.
 */
export class EventStoreDbEventLog implements EventLog, EventImport {
  private readonly streams: StreamReader;
  private readonly appender: Appender;
  private readonly all: AllReader;
  private readonly tail: Tail;
  private readonly lag: LagGauge;
  private readonly clock: Timing;
  private readonly listeners = new Set<() => void>();
  private readonly underWay = new Set<Promise<unknown>>();
  /** The newest position written by this process. */
  private written: Position = '';
  private waking = false;
  private closed = false;

  /** Opens no connection yet: the first call does, as does any call that finds it broken. */
  static async connect(options: EventStoreDbOptions): Promise<EventStoreDbEventLog> {
    // Loaded on demand: it is large, and most processes use the SQLite file.
    const { connect } = require('./connection') as typeof import('./connection');
    return new EventStoreDbEventLog(options, connect(options.url, options.deadlineMs ?? defaultDeadlineMs));
  }

  private constructor(
    options: EventStoreDbOptions,
    private readonly connection: Connection,
  ) {
    const {
      catalogues = new EventCatalogues(),
      deadlineMs = defaultDeadlineMs,
      clock = systemClock,
    } = options;
    const { client, appends, onceMore } = connection;
    const known = new KnownStreams();
    this.clock = clock;
    this.streams = new StreamReader(client, catalogues, known, deadlineMs, onceMore);
    this.appender = new Appender(appends, known, this.streams, onceMore);
    this.all = new AllReader(client, catalogues, deadlineMs, onceMore);
    this.tail = new Tail({
      client,
      catalogues,
      clock,
      head: () => this.all.head(),
      wake: () => this.wake(),
      random: options.random ?? Math.random,
      logger: options.logger ?? silentLogger,
    });
    this.lag = new LagGauge(this.all, this.tail);
  }

  async append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    if (events.length === 0) throw new RangeError(`nothing to append to ${stream}`);
    const time = this.clock.now().toISOString();
    const proposed = events.map((event) => proposedOf(event, time));
    return this.writing(() => this.appender.append(stream, proposed, expected));
  }

  async readStream(stream: string, fromRevision = 0, limit?: number): Promise<readonly RecordedEvent[]> {
    this.mustBeOpen();
    return this.streams.read(stream, fromRevision, limit);
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    this.mustBeOpen();
    return this.fromTail(after, limit) ?? this.all.after(after, limit);
  }

  async head(): Promise<Position> {
    this.mustBeOpen();
    return this.all.head();
  }

  compare(a: Position, b: Position): number {
    return comparePositions(a, b);
  }

  async distance(position: Position): Promise<number> {
    this.mustBeOpen();
    return this.tailHasAllAfter(position)
      ? this.tail.buffer.countAfter(position)
      : this.lag.distance(position);
  }

  onAppend(wake: () => void): () => void {
    this.mustBeOpen();
    this.listeners.add(wake);
    this.tail.start();
    return () => {
      this.listeners.delete(wake);
      if (this.listeners.size === 0) this.tail.stop();
    };
  }

  importEvents(events: readonly RecordedEvent[]): Promise<Position> {
    const target: ImportTarget = {
      streams: this.streams,
      write: (stream, run, after) => this.appender.write(stream, run, after),
      head: () => this.all.head(),
      compare: (a, b) => this.compare(a, b),
    };
    return this.writing(async () => ({ position: await importRuns(events, target) })).then(
      ({ position }) => position,
    );
  }

  /** Resolves when the server answers. @throws the client's error, or ServerSilent, within the deadline. */
  async ping(): Promise<void> {
    await this.head();
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.listeners.clear();
    this.tail.stop();
    await Promise.allSettled(this.underWay);
    await this.connection.close();
  }

  /** A page of newest events without a call, unless the server may have more of them. */
  private fromTail(after: Position, limit: number): readonly RecordedEvent[] | undefined {
    if (!this.tail.live || !this.tail.buffer.covers(after)) return undefined;
    const page = this.tail.buffer.after(after, limit);
    return page.length === limit || this.tailHasAllAfter(after) ? page : undefined;
  }

  /** Other processes' latest events may be some milliseconds late; this process's own are included. */
  private tailHasAllAfter(position: Position): boolean {
    const { live, buffer } = this.tail;
    return live && buffer.covers(position) && comparePositions(buffer.end() ?? '', this.written) >= 0;
  }

  private async writing<R extends { readonly position: Position }>(work: () => Promise<R>): Promise<R> {
    this.mustBeOpen();
    const result = work();
    this.underWay.add(result);
    try {
      const done = await result;
      if (comparePositions(done.position, this.written) > 0) this.written = done.position;
      if (!this.tail.live) this.wake();
      return done;
    } finally {
      this.underWay.delete(result);
    }
  }

  private wake(): void {
    if (this.waking) return;
    this.waking = true;
    setImmediate(() => {
      this.waking = false;
      this.listeners.forEach((listener) => listener());
    });
  }

  private mustBeOpen(): void {
    if (this.closed) throw new Error('the event log is closed');
  }
}
