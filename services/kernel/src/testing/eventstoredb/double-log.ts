import { randomUUID } from 'node:crypto';
import { checkCommit, type Expected } from './commit-check';
import { Journal } from './journal';
import { nowInTicks, sizeOf, type ProposedEvent, type StoredEvent } from './stored-event';

export type DoubleLogOptions = {
  /** File for the events; in memory by default. */
  readonly file?: string;
  /** Position of the first record; beyond 2^53 by default, so that number arithmetic would be noticed. */
  readonly firstPosition?: bigint;
  /** A system event follows after this many events; default 10, 0 for never. */
  readonly systemEventEvery?: number;
  /** Maximum bytes of one append; default 1 MiB, as in the server. */
  readonly maxAppendSize?: number;
  /** Ids remembered for idempotence with `any`; default 1000. Forgotten at a restart. */
  readonly rememberedIds?: number;
};

export type Appended = { readonly revision: number; readonly position: bigint };
export type AppendFailure =
  | { readonly failure: 'wrong-expected-version'; readonly current: number }
  | { readonly failure: 'stream-deleted' }
  | { readonly failure: 'maximum-append-size-exceeded'; readonly limit: number };

const json = (value: unknown): Uint8Array => new Uint8Array(Buffer.from(JSON.stringify(value)));
const systemEvent = (type: string, data: unknown): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data: json(data),
  meta: new Uint8Array(),
});

/** The streams and `$all` of the double: appended events by position and by stream. */
export class DoubleLog {
  readonly all: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly recent = new Map<string, StoredEvent>();
  private readonly listeners = new Set<() => void>();
  private readonly journal: Journal | undefined;
  private next: bigint;
  private sinceSystemEvent = 0;

  constructor(private readonly options: DoubleLogOptions = {}) {
    this.next = options.firstPosition ?? 2n ** 53n + 4711n;
    this.journal = options.file === undefined ? undefined : new Journal(options.file);
    this.journal?.load().forEach((event) => this.keep(event));
    if (this.all.length > 0) return;
    this.write('$$$stats', [systemEvent('$metadata', { $maxAge: 86_400 })]);
    this.write('$users', [systemEvent('$User', 'admin')]);
  }

  append(stream: string, proposed: readonly ProposedEvent[], expected: Expected): Appended | AppendFailure {
    const events = this.stream(stream);
    const limit = this.options.maxAppendSize ?? 1024 * 1024;
    if (proposed.reduce((sum, event) => sum + sizeOf(stream, event), 0) > limit)
      return { failure: 'maximum-append-size-exceeded', limit };
    if (this.isTombstoned(stream)) return { failure: 'stream-deleted' };
    const decision = checkCommit(
      expected,
      proposed.map(({ id }) => id),
      {
        last: events.length - 1,
        idAt: (revision) => events[revision]?.id,
        recent: (id) => (this.recent.get(id)?.stream === stream ? this.recent.get(id)?.revision : undefined),
      },
    );
    if (decision === 'wrong-expected-version') return { failure: decision, current: events.length - 1 };
    if (decision !== 'write') return this.placeOf(events[decision.repeatOf]);
    return this.placeOf(this.write(stream, proposed));
  }

  /** Ends a stream permanently. */
  tombstone(stream: string): Appended {
    return this.placeOf(this.write(stream, [systemEvent('$streamDeleted', {})]));
  }

  stream(name: string): readonly StoredEvent[] {
    return this.streams.get(name) ?? [];
  }

  isTombstoned(name: string): boolean {
    return this.stream(name).at(-1)?.type === '$streamDeleted';
  }

  /** Index in `all` of the first event at or after the position. */
  indexOf(position: bigint): number {
    let low = 0;
    let high = this.all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle]?.position ?? 0n) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  onAppend(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Forgets what a restart of the server forgets. */
  restarted(): void {
    this.recent.clear();
  }

  close(): void {
    this.journal?.close();
  }

  private placeOf(event: StoredEvent | undefined): Appended {
    return { revision: event?.revision ?? -1, position: event?.position ?? -1n };
  }

  private write(stream: string, proposed: readonly ProposedEvent[]): StoredEvent | undefined {
    const first = this.stream(stream).length;
    let position = this.next;
    const events = proposed.map((event, index) => {
      const stored = { ...event, stream, revision: first + index, position, created: nowInTicks() };
      position += BigInt(sizeOf(stream, event));
      return stored;
    });
    this.journal?.write(events);
    events.forEach((event) => this.keep(event));
    this.addSystemEvents(stream, events.length);
    this.listeners.forEach((tell) => tell());
    return events.at(-1);
  }

  private addSystemEvents(stream: string, events: number): void {
    const every = this.options.systemEventEvery ?? 10;
    if (every === 0 || stream.startsWith('$')) return;
    this.sinceSystemEvent += events;
    if (this.sinceSystemEvent < every) return;
    this.sinceSystemEvent = 0;
    this.write('$stats-127.0.0.1:2113', [systemEvent('$statsCollected', { load: this.all.length })]);
  }

  private keep(event: StoredEvent): void {
    const events = this.streams.get(event.stream);
    if (events) events.push(event);
    else this.streams.set(event.stream, [event]);
    this.all.push(event);
    this.recent.set(event.id, event);
    const oldest = this.recent.keys().next();
    if (this.recent.size > (this.options.rememberedIds ?? 1000) && !oldest.done)
      this.recent.delete(oldest.value);
    this.next = event.position + BigInt(sizeOf(event.stream, event));
  }
}
