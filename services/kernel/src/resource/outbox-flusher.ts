import {
  unlessConflict,
  type Collection,
  type Filter,
  type FindOptions,
  type Stored,
  type WriteOp,
} from '@reprise/read-kernel/documents';
import type { EventLog } from '../event-log';
import type { ResourceDocument } from './resource-document';
import { systemClock, type Timing } from '../base';

const batchSize = 200;
const documentVersion = 1;
/** Writes within this time are announced together. */
const gatherMs = 50;

/** What waits to be announced. The bound is what SQLite needs to read the index of waiting documents, and no others. */
export const toBeAnnounced = {
  filter: { _outboxAt: { $exists: true, $gt: '' } },
  page: { sort: [['_outboxAt', 1]], limit: batchSize },
} as const satisfies { filter: Filter; page: FindOptions };

export type Written = { readonly resource: string; readonly id: string };

/**
 * Moves announcements from the documents to the log, then clears them. Event ids derive from the change, so each
 * ends up on the log exactly once, whatever crashes between the two steps and however many processes do it at once.
 */
export class OutboxFlusher {
  private readonly collections = new Set<Collection<ResourceDocument>>();
  private readonly listeners = new Set<(written: Written) => void>();
  private running: Promise<number> | undefined;
  private again = false;
  private cancel: (() => void) | undefined;
  private soon: (() => void) | undefined;
  private stopped = true;

  /** @param everyMs interval of checks for announcements left by another process. */
  constructor(
    private readonly log: EventLog,
    private readonly timing: Timing = systemClock,
    private readonly everyMs = 10_000,
  ) {}

  /** Number of collections. */
  get watched(): number {
    return this.collections.size;
  }

  watch(collection: Collection<ResourceDocument>): void {
    this.collections.add(collection);
  }

  start(): void {
    this.stopped = false;
    this.tick();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel?.();
    this.soon?.();
    await this.running;
  }

  /** Told of each document that this process has written, before its writer is answered. */
  onWritten(listener: (written: Written) => void): void {
    this.listeners.add(listener);
  }

  /** After the write of a document, which is announced soon. */
  written(written: Written): void {
    for (const listener of this.listeners) listener(written);
    this.wake();
  }

  /** Announces soon what waits; many writes make one run. */
  wake(): void {
    if (this.stopped) return;
    this.soon ??= this.timing.after(gatherMs, () => {
      this.soon = undefined;
      void this.flush().catch(() => undefined);
    });
  }

  /** Announces everything pending. @returns how many documents were announced. */
  async flush(): Promise<number> {
    if (this.running) {
      this.again = true;
      return this.running;
    }
    this.running = this.run();
    try {
      return await this.running;
    } finally {
      this.running = undefined;
    }
  }

  private tick(): void {
    if (this.stopped) return;
    // An outage of the log does not affect the documents: the next check finds what is pending.
    void this.flush().catch(() => undefined);
    this.cancel = this.timing.after(this.everyMs, () => this.tick());
  }

  private async run(): Promise<number> {
    let flushed = 0;
    do {
      this.again = false;
      for (const collection of this.collections) flushed += await this.empty(collection);
    } while (this.again && !this.stopped);
    return flushed;
  }

  private async empty(collection: Collection<ResourceDocument>): Promise<number> {
    let flushed = 0;
    for (;;) {
      const waiting = await collection.find(toBeAnnounced.filter, toBeAnnounced.page);
      await Promise.all(waiting.map((document) => this.announce(document)));
      await this.clearAll(collection, waiting);
      flushed += waiting.length;
      if (waiting.length < batchSize) return flushed;
    }
  }

  private async announce(document: ResourceDocument): Promise<void> {
    for (const { auditId, event, actor, correlationId, causationId } of document._outbox ?? []) {
      const envelope = {
        version: documentVersion,
        accountId: document.accountId,
        actor,
        correlationId,
        causationId,
      };
      await this.log.append(`document-${document._id}`, [{ ...event, ...envelope, id: auditId }], 'any');
    }
  }

  /** In one write, unless one of them was changed meanwhile: then each for itself. */
  private async clearAll(
    collection: Collection<ResourceDocument>,
    announced: readonly Stored<ResourceDocument>[],
  ): Promise<void> {
    const ops = announced.map(cleared);
    if (await written(collection, ops)) return;
    await Promise.all(ops.map((op) => written(collection, [op])));
  }
}

function cleared(document: Stored<ResourceDocument>): WriteOp<ResourceDocument> {
  const { _outbox, _outboxAt, _revision: expected, ...rest } = document;
  return document._removed
    ? { kind: 'delete', id: document._id, expected }
    : { kind: 'put', document: rest, expected };
}

/** A document changed since it was read keeps its outbox; the next check announces only what is new. */
const written = async (
  collection: Collection<ResourceDocument>,
  ops: readonly WriteOp<ResourceDocument>[],
): Promise<boolean> => (await unlessConflict(collection.write(ops).then(() => true))) ?? false;
