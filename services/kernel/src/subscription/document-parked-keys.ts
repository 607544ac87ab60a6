import {
  type Collection,
  type Documents,
  type Stored,
  type WriteOp,
  unlessConflict,
} from '@reprise/read-kernel/documents';
import { keyRecords, type ConsumerRecord, type KeyRecord } from './document-records';
import { gathered } from './gathered';
import {
  LeaseLost,
  type DueKey,
  type Fence,
  type KeyFailure,
  type ParkedEvent,
  type ParkedKey,
} from './subscription-store.port';

const idOf = (consumer: string, key: string): string => `${encodeURIComponent(consumer)}/${key}`;
const byAge = {
  sort: [
    ['since', 1],
    ['key', 1],
  ],
} as const;

const shown = ({ key, status, attempts, nextTryAt, error, since, events }: KeyRecord): ParkedKey => ({
  ...{ key, status, attempts, nextTryAt, error, since, events: events.length },
});

type Leases = {
  /** @throws LeaseLost */
  held(fence: Fence): Promise<ConsumerRecord>;
  adopted(consumer: string): Promise<number>;
};
/** The new state of a key: another record, the same, or none. */
type Edit = (held: KeyRecord | undefined) => KeyRecord | undefined;

/**
 * Parked keys without transactions. Each key is one document with its events and the token of the lease under which
 * it was written. Before it starts, a new holder adopts all of them, by writing its own token into each. An older
 * holder's change to such a key then conflicts; a key that it still creates carries an old token and does not count
 * (its event is after the checkpoint, so the new holder processes it itself).
 */
export class DocumentParkedKeys {
  private readonly records: Collection<KeyRecord>;
  private readonly due: (asked: { consumer: string; at: string }) => Promise<readonly KeyRecord[]>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly leases: Leases,
  ) {
    this.records = documents.collection<KeyRecord>(keyRecords);
    this.due = gathered(async (asked) => {
      const latest = asked.reduce((last, { at }) => (at > last ? at : last), '');
      const found = await this.records.find(
        { status: 'retrying', nextTryAt: { $lte: latest } },
        { sort: [['nextTryAt', 1]] },
      );
      return ({ consumer, at }) =>
        found.filter((record) => record.consumer === consumer && record.nextTryAt <= at);
    });
  }

  /** Repeats until nothing is left to adopt, so that changes made meanwhile are not missed. */
  readonly adopt = async ({ _id: consumer, token, adopted }: ConsumerRecord): Promise<void> => {
    for (;;) {
      const others = (await this.records.find({ consumer })).filter((record) => record.token !== token);
      if (others.length === 0) return;
      const ops = others.map(({ _revision: expected, ...record }): WriteOp<KeyRecord> =>
        record.token < adopted
          ? { kind: 'delete', id: record._id, expected }
          : { kind: 'put', document: { ...record, token }, expected },
      );
      await unlessConflict(this.records.write(ops));
    }
  };

  async park(fence: Fence, key: string, event: ParkedEvent, failure: KeyFailure, now: Date): Promise<void> {
    const { consumer, token } = fence;
    const since = now.toISOString();
    const empty = { ...failure, _id: idOf(consumer, key), consumer, key, since, token, events: [] };
    await this.change(fence, key, (held = empty) =>
      held.events.some(({ eventId }) => eventId === event.eventId)
        ? held
        : { ...held, events: [...held.events, event] },
    );
  }

  async unpark(fence: Fence, key: string, { eventId }: ParkedEvent): Promise<boolean> {
    const left = (held: KeyRecord): readonly ParkedEvent[] =>
      held.events.filter((each) => each.eventId !== eventId);
    const before = await this.change(fence, key, (held) => {
      const events = held ? left(held) : [];
      return held && events.length > 0 ? { ...held, events } : undefined;
    });
    return before !== undefined && left(before).length === 0;
  }

  async noteFailure(fence: Fence, key: string, failure: KeyFailure): Promise<void> {
    await this.change(fence, key, (held) => held && { ...held, ...failure });
  }

  async releaseKey(fence: Fence, key: string): Promise<boolean> {
    const before = await this.change(fence, key, (held) => (held?.events.length === 0 ? undefined : held));
    return before?.events.length === 0;
  }

  async ofConsumer(consumer: string): Promise<readonly ParkedKey[]> {
    const found = await this.records.find({ consumer }, byAge);
    return (await this.counting(consumer, found)).map(shown);
  }

  async dueKeys(consumer: string, now: Date): Promise<readonly DueKey[]> {
    const found = await this.due({ consumer, at: now.toISOString() });
    return (await this.counting(consumer, found)).map(({ key, attempts }) => ({ key, attempts }));
  }

  async events(consumer: string, key: string): Promise<readonly ParkedEvent[]> {
    return (await this.find(consumer, key))?.events ?? [];
  }

  /** An operator's change: no fence, and the token is kept. False for a key that is not parked. */
  async operate(consumer: string, key: string, edit: (held: KeyRecord) => KeyRecord): Promise<boolean> {
    for (;;) {
      const held = await this.find(consumer, key);
      if (!held) return false;
      if (await unlessConflict(this.records.put(edit(held), held._revision))) return true;
    }
  }

  async names(): Promise<readonly string[]> {
    return (await this.records.find({})).map(({ consumer }) => consumer);
  }

  /** @returns the key as it was. @throws LeaseLost */
  private async change(fence: Fence, key: string, edit: Edit): Promise<KeyRecord | undefined> {
    const id = idOf(fence.consumer, key);
    for (;;) {
      await this.leases.held(fence);
      const found = await this.records.get(id);
      if (found && found.token > fence.token) throw new LeaseLost(fence.consumer);
      const held = found?.token === fence.token ? found : undefined;
      const next = edit(held);
      if (next === held) return held;
      const expected = found?._revision ?? -1;
      const write = next ? this.records.put(next, expected) : this.records.delete(id, expected);
      if ((await unlessConflict<unknown>(write)) !== undefined) return held;
    }
  }

  private async find(consumer: string, key: string): Promise<Stored<KeyRecord> | undefined> {
    const found = await this.records.get(idOf(consumer, key));
    return (await this.counting(consumer, found ? [found] : []))[0];
  }

  /** Without those written by a holder after it had lost the lease. */
  private async counting<R extends KeyRecord>(consumer: string, found: readonly R[]): Promise<readonly R[]> {
    if (found.length === 0) return found;
    const adopted = await this.leases.adopted(consumer);
    return found.filter(({ token }) => token >= adopted);
  }
}
