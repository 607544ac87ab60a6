import type { RecordedEvent } from '@reprise/contracts/kernel';
import { cloudEventOf, publicMessageOf, type CloudEvent } from '@reprise/contracts/messages';
import { Refusal } from '@reprise/contracts/problems';
import {
  knownPosition,
  SharedReader,
  StreamReaders,
  type EventLog,
  type Position,
  type Timing,
} from '@reprise/kernel';
import type { TenantScope } from '@reprise/read-kernel/query';

export type FeedItem = { readonly position: Position; readonly message: CloudEvent };
export type FeedPage = {
  readonly items: readonly FeedItem[];
  /** Everything up to here was read. */
  readonly next: Position;
  readonly more: boolean;
};
export type FeedReader = Pick<TenantScope, 'accountId' | 'retailerAccountIds'>;
export type FeedAsk = FeedReader & {
  readonly after: Position;
  readonly limit: number;
};

const batch = 500;
/** Events of all accounts scanned for one page: a reader with few of them gets an empty page and a later position. */
const longestLook = 10_000;
/** Appends arrive in bursts; one read serves them all. */
const gatherMs = 20;

/** Whose stream it is may take a look into the log, so this is asked first. */
const mayConcern = ({ accountId, retailerAccountIds = [] }: FeedReader, event: RecordedEvent): boolean =>
  event.accountId === accountId ||
  (retailerAccountIds.includes(event.accountId) && publicMessageOf(event) !== undefined);

/**
 * Reads the log for partners: own account and what it buys of others, public messages, log order. The newest events
 * are read once for all readers.
 */
export class EventFeed {
  private readonly reader: SharedReader;
  private readonly readers: StreamReaders;
  private readonly waiting = new Set<() => void>();
  private stopListening: (() => void) | undefined;
  private gathering = false;
  /** No more waiting: the host is shutting down. */
  stopped = false;

  /** @param source address of the installation, in every message. */
  constructor(
    private readonly log: EventLog,
    private readonly timing: Timing,
    private readonly source?: string,
  ) {
    this.reader = new SharedReader(log);
    this.readers = new StreamReaders(log);
  }

  start(): void {
    this.stopListening = this.log.onAppend(() => this.appended());
  }

  stop(): void {
    this.stopped = true;
    this.stopListening?.();
    this.wake();
  }

  /** @throws Refusal `malformed-query` for an invalid position. */
  begin(text: string | undefined): Promise<Position> {
    return knownPosition(this.log, text ?? '', new Refusal('malformed-query', { parameter: 'after' }));
  }

  async page({ after, limit, ...who }: FeedAsk): Promise<FeedPage> {
    // A position ahead of the log (after a restore, or invented) waits until the log gets there.
    const head = await this.log.head();
    if (this.log.compare(after, head) >= 0) return { items: [], next: after, more: false };
    const items: FeedItem[] = [];
    let next = after;
    for (let looked = 0; looked < longestLook;) {
      const events = await this.reader.read(next, batch);
      if (events.length === 0) return { items, next, more: false };
      looked += events.length;
      for (const event of events) {
        next = event.position;
        const isFor = mayConcern(who, event) && (await this.readers.includes(who.accountId, event));
        const message = isFor ? cloudEventOf(event, this.source) : undefined;
        if (message) items.push({ position: event.position, message });
        if (items.length === limit) return { items, next, more: true };
      }
    }
    return { items, next, more: true };
  }

  /** Like `page`, but an empty one is returned only after `waitMs`, or when `left` aborts. */
  async pageWithin(ask: FeedAsk, waitMs: number, left: AbortSignal): Promise<FeedPage> {
    const until = this.timing.now().getTime() + waitMs;
    let after = ask.after;
    for (;;) {
      // Listening starts before reading, so that an append between the two is noticed.
      const appended = this.nextAppend(Math.max(0, until - this.timing.now().getTime()), left);
      const page = await this.page({ ...ask, after });
      const over = left.aborted || this.stopped || this.timing.now().getTime() >= until;
      if (page.items.length > 0 || over) {
        appended.cancel();
        return page;
      }
      after = page.next;
      if (page.more) appended.cancel();
      else await appended.heard;
    }
  }

  /** Resolves soon after an append, after `ms`, or when the reader has disconnected. */
  nextAppend(ms: number, left: AbortSignal): { heard: Promise<void>; cancel: () => void } {
    let finish = (): void => undefined;
    const heard = new Promise<void>((resolve) => {
      const alarm = this.timing.after(ms, () => finish());
      finish = () => {
        alarm();
        this.waiting.delete(finish);
        left.removeEventListener('abort', finish);
        resolve();
      };
      this.waiting.add(finish);
      left.addEventListener('abort', finish);
      if (left.aborted) finish();
    });
    return { heard, cancel: finish };
  }

  private appended(): void {
    this.reader.appended();
    if (this.gathering) return;
    this.gathering = true;
    this.timing.after(gatherMs, () => this.wake());
  }

  private wake(): void {
    this.gathering = false;
    for (const finish of this.waiting) finish();
  }
}
