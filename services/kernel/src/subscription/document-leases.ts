import { type Collection, type Documents, type Stored, unlessConflict } from '@reprise/read-kernel/documents';
import type { Position } from '../event-log';
import { consumerRecords, type ConsumerRecord } from './document-records';
import { gathered } from './gathered';
import { LeaseSessions } from './lease-sessions';
import { LeaseLost, type Fence } from './subscription-store.port';

/** Transfers a consumer's parked keys to the new holder; called before it starts anything. */
export type Adopt = (consumer: ConsumerRecord) => Promise<void>;

/**
 * Leases and checkpoints, one document per consumer. Taking a lease and moving a checkpoint are writes at the
 * revision read, so a holder that lost its lease can move nothing: its write conflicts.
 */
export class DocumentLeases {
  private readonly records: Collection<ConsumerRecord>;
  private readonly sessions: LeaseSessions;
  private readonly look: (consumer: string) => Promise<Stored<ConsumerRecord> | undefined>;
  /** As written by this process: saves a read per checkpoint. */
  private readonly own = new Map<string, Stored<ConsumerRecord>>();

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly adopt: Adopt,
  ) {
    this.records = documents.collection<ConsumerRecord>(consumerRecords);
    this.sessions = new LeaseSessions(documents);
    this.look = gathered(async (consumers) => {
      const found = new Map(
        (await this.records.getMany([...new Set(consumers)])).map((one) => [one._id, one]),
      );
      return (consumer) => found.get(consumer);
    });
  }

  async lease(consumer: string, holder: string, ttlMs: number, now: Date): Promise<Fence | undefined> {
    for (;;) {
      const mine = await this.renewed(consumer, holder, ttlMs, now);
      if (mine) return mine;
      const held = await this.look(consumer);
      if (held && !(await this.isFree(held, holder, now))) return undefined;
      const session = await this.sessions.renew(holder, ttlMs, now);
      const taken = await this.take(consumer, held, holder, session);
      if (taken) return { consumer, token: taken.token };
    }
  }

  async release({ consumer, token }: Fence): Promise<void> {
    this.own.delete(consumer);
    for (;;) {
      const held = await this.records.get(consumer);
      if (held?.token !== token) return;
      if (await this.swap(held, { ...held, holder: '', session: '' })) return;
    }
  }

  async checkpoint(consumer: string): Promise<Position | undefined> {
    return (await this.look(consumer))?.position;
  }

  /** One write, if the process knows the current document. @throws LeaseLost */
  async saveCheckpoint(fence: Fence, position: Position): Promise<void> {
    const known = this.own.get(fence.consumer);
    let held = known?.token === fence.token ? known : await this.held(fence);
    for (;;) {
      const moved = await this.swap(held, { ...held, position });
      if (moved) {
        if (moved.holder !== '') this.own.set(fence.consumer, moved);
        return;
      }
      held = await this.held(fence);
    }
  }

  /** The consumer's document if the fence is the newest. @throws LeaseLost */
  async held(fence: Fence): Promise<Stored<ConsumerRecord>> {
    const found = await this.look(fence.consumer);
    if (found?.token === fence.token) return found;
    this.own.delete(fence.consumer);
    throw new LeaseLost(fence.consumer);
  }

  /** Tokens below this one no longer count, per consumer. */
  async adopted(consumer: string): Promise<number> {
    return (await this.look(consumer))?.adopted ?? 0;
  }

  async names(): Promise<readonly string[]> {
    return (await this.records.find({ position: { $exists: true } })).map(({ _id }) => _id);
  }

  private async renewed(
    consumer: string,
    holder: string,
    ttlMs: number,
    now: Date,
  ): Promise<Fence | undefined> {
    const mine = this.own.get(consumer);
    if (mine?.holder !== holder) return undefined;
    // While the session lives, nobody else was given the lease.
    const session = await this.sessions.renew(holder, ttlMs, now);
    return mine.session === session ? { consumer, token: mine.token } : undefined;
  }

  private async isFree(held: ConsumerRecord, holder: string, now: Date): Promise<boolean> {
    // The same name: a process that died and restarted, whose old session the new one ends.
    return (
      held.holder === '' || held.holder === holder || this.sessions.isOver(held.holder, held.session, now)
    );
  }

  private async take(
    consumer: string,
    held: Stored<ConsumerRecord> | undefined,
    holder: string,
    session: string,
  ): Promise<ConsumerRecord | undefined> {
    const { position } = held ?? {};
    const token = (held?.token ?? 0) + 1;
    const next: ConsumerRecord = {
      ...{ _id: consumer, token, holder, session, adopted: held?.adopted ?? 0 },
      ...(position !== undefined && { position }),
    };
    const taken = await this.swap(held, next);
    if (!taken) return undefined;
    await this.adopt(taken);
    const complete = await this.swap(taken, { ...taken, adopted: token });
    if (complete) this.own.set(consumer, complete);
    return complete;
  }

  private async swap(
    held: Stored<ConsumerRecord> | undefined,
    next: ConsumerRecord,
  ): Promise<Stored<ConsumerRecord> | undefined> {
    const _revision = await unlessConflict(this.records.put(next, held?._revision ?? -1));
    return _revision === undefined ? undefined : { ...next, _revision };
  }
}
