import type { RecordedEvent } from '@reprise/contracts/kernel';
import { deriveId, systemActor, type Clock, type SentMeta } from '@reprise/kernel';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';

/** Something external that is not finished. `_id` is the package's or payment's id. */
export type Watch = {
  readonly _id: string;
  readonly accountId: string;
  /** Of the event that started it, for the resulting commands. */
  readonly correlationId: string;
  readonly causationId: string;
  /** ISO time of the next poll. */
  readonly dueAt: string;
  /** Polls since the last change. */
  readonly looks: number;
};
export type Pace = { readonly firstMs: number; readonly maxMs: number };

/** A new watch, as started by an event. */
export const watchOf = (id: string, event: RecordedEvent, now: Date) => ({
  ...{ _id: id, accountId: event.accountId, correlationId: event.correlationId, causationId: event.id },
  ...{ dueAt: now.toISOString(), looks: 0 },
});

/** Metadata of a command resulting from a poll: the same for the same change, so that a repeat appends nothing. */
export const newsMeta = (watch: Watch, sender: string, ...news: readonly string[]): SentMeta => ({
  ...{ commandId: deriveId('news', sender, watch._id, ...news), accountId: watch.accountId },
  ...{ actor: systemActor(sender), correlationId: watch.correlationId, causationId: watch.causationId },
});

/** A durable list of what must be polled, each entry at its own pace. */
export class WatchList<W extends Watch> {
  private readonly watches: Collection<W>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    name: string,
    private readonly clock: Clock,
    private readonly pace: Pace,
  ) {
    this.watches = documents.collection<W>({ name, indexes: [{ fields: ['dueAt', 'accountId'] }] });
  }

  /** Starting again replaces the first watch. */
  async begin(watch: W): Promise<void> {
    await this.watches.put(watch);
  }

  /** @param revision of the watch that was polled: one restarted meanwhile continues. */
  async end(id: string, revision?: number): Promise<void> {
    try {
      await this.watches.delete(id, revision);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
    }
  }

  /** @param without accounts that have to wait. */
  due(limit: number, without: readonly string[] = []): Promise<readonly Stored<W>[]> {
    const now = this.clock.now().toISOString();
    const others = without.length > 0 ? { accountId: { $nin: without } } : {};
    return this.watches.find({ dueAt: { $lte: now }, ...others }, { sort: [['dueAt', 1]], limit });
  }

  /** Postpones the next poll before this one is made, so that neither another instance nor a restart polls too soon. */
  async claim(watch: Stored<W>): Promise<Stored<W> | undefined> {
    const { firstMs, maxMs } = this.pace;
    const wait = Math.min(maxMs, firstMs * 2 ** Math.min(watch.looks, 20));
    return this.move({ ...watch, looks: watch.looks + 1, dueAt: this.later(wait) });
  }

  /** Something changed: the next poll comes soon again. */
  async news(watch: Stored<W>): Promise<void> {
    await this.move({ ...watch, looks: 0, dueAt: this.later(this.pace.firstMs) });
  }

  private later(ms: number): string {
    return new Date(this.clock.now().getTime() + ms).toISOString();
  }

  /** @returns undefined if another process was first. */
  private async move(next: Stored<W>): Promise<Stored<W> | undefined> {
    try {
      return { ...next, _revision: await this.watches.put(next, next._revision) };
    } catch (error) {
      if (error instanceof DocumentConflict) return undefined;
      throw error;
    }
  }
}
