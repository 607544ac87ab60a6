import { documentEvents, type RecordedEvent } from '@reprise/contracts/kernel';
import type { Timing } from '../base';
import { LogTail, type EventLog } from '../event-log';

export type DocumentChange = {
  /** `products`, `categories`, … */
  readonly resource: string;
  readonly id: string;
  readonly accountId: string;
  readonly removed: boolean;
};
type Listener = (changes: readonly DocumentChange[]) => void | Promise<void>;

const batch = 1000;
const gatherMs = 20;

/** The changes described by an event; empty for other kinds of events. */
export function changeOf({ type, data: raw, accountId }: RecordedEvent): DocumentChange[] {
  const schema = documentEvents.schemas[type as keyof typeof documentEvents.schemas];
  const data = schema?.safeParse(raw).data;
  if (!data) return [];
  const ids = 'documentIds' in data ? data.documentIds : [data.documentId];
  return ids.map((id) => ({ resource: data.resource, id, accountId, removed: type === 'DocumentRemoved' }));
}

/**
 * Reports every change of a reference document to this process, whichever process made it: for caches and in-memory
 * indexes. It keeps no checkpoint: a starting process reads the documents first.
 */
export class DocumentFeed {
  private readonly listeners = new Set<Listener>();
  private readonly tail: LogTail;

  constructor(log: EventLog, timing: Timing) {
    this.tail = new LogTail(log, timing, { batch, gatherMs, tell: (events) => this.tell(events) });
  }

  on(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** From now on; changes before it are not told. */
  start(): Promise<void> {
    return this.tail.start();
  }

  stop(): Promise<void> {
    return this.tail.stop();
  }

  private async tell(events: readonly RecordedEvent[]): Promise<void> {
    const changes = events.flatMap(changeOf);
    if (changes.length > 0) await Promise.all([...this.listeners].map((listener) => listener(changes)));
  }
}
