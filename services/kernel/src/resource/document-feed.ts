import { documentEvents, type RecordedEvent } from '@reprise/contracts/kernel';
import { backOffMs, defaultBackOff, type BackOff, type Timing } from '../base';
import type { EventLog, Position } from '../event-log';

export type DocumentChange = {
  /** `products`, `categories`, … */
  readonly resource: string;
  readonly id: string;
  readonly accountId: string;
  readonly removed: boolean;
};
type Listener = (changes: readonly DocumentChange[]) => void | Promise<void>;

const batch = 1000;
const pauseMs = 20;
const outage: BackOff = { ...defaultBackOff, firstMs: 100, maxMs: 5_000 };

/** The change described by an event; empty for other kinds of events. */
export function changeOf(event: RecordedEvent): DocumentChange[] {
  const schema = documentEvents.schemas[event.type as keyof typeof documentEvents.schemas];
  const data = schema?.safeParse(event.data).data;
  if (!data) return [];
  const { resource, documentId: id } = data;
  return [{ resource, id, accountId: event.accountId, removed: event.type === 'DocumentRemoved' }];
}

/**
 * Reports every change of a reference document to this process, whichever process made it: for caches and in-memory
 * indexes. It keeps no checkpoint: a starting process reads the documents first.
 */
export class DocumentFeed {
  private readonly listeners = new Set<Listener>();
  private position: Position = '';
  private started: Promise<void> | undefined;
  private stopListening: (() => void) | undefined;
  private reading: Promise<void> | undefined;
  private waiting = false;
  private failures = 0;

  constructor(
    private readonly log: EventLog,
    private readonly timing: Timing,
  ) {}

  on(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** From now on; changes before it are not told. Whoever needs it started may ask for it: it starts once. */
  start(): Promise<void> {
    this.started ??= this.begin();
    return this.started;
  }

  private async begin(): Promise<void> {
    this.position = await this.log.head();
    this.stopListening = this.log.onAppend(() => this.wake());
  }

  async stop(): Promise<void> {
    this.stopListening?.();
    await this.reading;
  }

  /** Appends come by the thousand; they are read together. */
  private wake(): void {
    if (this.waiting) return;
    this.waiting = true;
    const pause = this.failures === 0 ? pauseMs : backOffMs(outage, this.failures, Math.random);
    this.timing.after(pause, () => {
      this.waiting = false;
      this.reading = (this.reading ?? Promise.resolve()).then(() => this.attempt());
    });
  }

  private async attempt(): Promise<void> {
    try {
      await this.read();
      this.failures = 0;
    } catch {
      // An engine is unavailable: changes are reported later.
      this.failures += 1;
      this.wake();
    }
  }

  private async read(): Promise<void> {
    for (;;) {
      const events = await this.log.readAll(this.position, batch);
      const changes = events.flatMap(changeOf);
      if (changes.length > 0) await Promise.all([...this.listeners].map((listener) => listener(changes)));
      this.position = events.at(-1)?.position ?? this.position;
      if (events.length < batch) return;
    }
  }
}
