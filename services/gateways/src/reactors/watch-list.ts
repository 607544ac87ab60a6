import type { RecordedEvent } from '@reprise/contracts/kernel';
import { deriveId, systemActor, type Clock, type SentMeta } from '@reprise/kernel';
import {
  DocumentConflict,
  type Collection,
  type Documents,
  type Stored,
} from '@reprise/read-kernel/documents';

/** Something outside that has not come to its end. `_id` is the package's or payment's id. */
export type Watch = {
  readonly _id: string;
  readonly accountId: string;
  /** Of the event that began it, for the commands that it leads to. */
  readonly correlationId: string;
  readonly causationId: string;
  /** ISO time of the next look. */
  readonly dueAt: string;
  /** Looks since the last news. */
  readonly looks: number;
};
export type Pace = { readonly firstMs: number; readonly maxMs: number };

/** The beginning of a watch, as an event caused it. */
export const watchOf = (id: string, event: RecordedEvent, now: Date) => ({
  ...{ _id: id, accountId: event.accountId, correlationId: event.correlationId, causationId: event.id },
  ...{ dueAt: now.toISOString(), looks: 0 },
});

/** Meta of a command that a look leads to: the same for the same news, so that a repeat appends nothing. */
export const newsMeta = (watch: Watch, sender: string, ...news: readonly string[]): SentMeta => ({
  ...{ commandId: deriveId('news', sender, watch._id, ...news), accountId: watch.accountId },
  ...{ actor: systemActor(sender), correlationId: watch.correlationId, causationId: watch.causationId },
});

/** A durable list of what must be asked about again, each entry at its own pace. */
export class WatchList<W extends Watch> {
  private readonly watches: Collection<W>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    name: string,
    private readonly clock: Clock,
    private readonly pace: Pace,
  ) {
    this.watches = documents.collection<W>({ name, indexes: [{ fields: ['dueAt'] }] });
  }

  /** A second beginning replaces the first. */
  async begin(watch: W): Promise<void> {
    await this.watches.put(watch);
  }

  /** @param revision of the watch that was looked at: one that was begun again meanwhile goes on. */
  async end(id: string, revision?: number): Promise<void> {
    try {
      await this.watches.delete(id, revision);
    } catch (error) {
      if (!(error instanceof DocumentConflict)) throw error;
    }
  }

  due(limit: number): Promise<readonly Stored<W>[]> {
    const now = this.clock.now().toISOString();
    return this.watches.find({ dueAt: { $lte: now } }, { sort: [['dueAt', 1]], limit });
  }

  /** Puts the next look off before this one is made: another instance, or this one after a crash, does not hurry it. */
  async claim(watch: Stored<W>): Promise<Stored<W> | undefined> {
    const { firstMs, maxMs } = this.pace;
    const wait = Math.min(maxMs, firstMs * 2 ** Math.min(watch.looks, 20));
    return this.move({ ...watch, looks: watch.looks + 1, dueAt: this.later(wait) });
  }

  /** News: the next look comes soon again. */
  async news(watch: Stored<W>): Promise<void> {
    await this.move({ ...watch, looks: 0, dueAt: this.later(this.pace.firstMs) });
  }

  private later(ms: number): string {
    return new Date(this.clock.now().getTime() + ms).toISOString();
  }

  /** @returns nothing when somebody else was first. */
  private async move(next: Stored<W>): Promise<Stored<W> | undefined> {
    try {
      return { ...next, _revision: await this.watches.put(next, next._revision) };
    } catch (error) {
      if (error instanceof DocumentConflict) return undefined;
      throw error;
    }
  }
}
