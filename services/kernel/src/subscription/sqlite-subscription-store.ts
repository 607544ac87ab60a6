import type { Position } from '../event-log';
import { LogFile } from '../event-log/log-file';
import type { Opening, Statement } from '../event-log/sqlite-database';
import { FencedWrites } from './sqlite-fenced-writes';
import { subscriptionSchema, subscriptionSql, type SubscriptionSql } from './sqlite-subscription-schema';
import {
  type DueKey,
  type Fence,
  type KeyFailure,
  type ParkedEvent,
  type ParkedKey,
  type StatusReport,
  type SubscriptionStore,
  type Wish,
} from './subscription-store.port';

type LeaseRow = { holder: string; token: number; expires_at: number };
type Row<T> = T | undefined;

/**
 * The subscription store in the event log's file. It asks for no flush: a power failure loses at most the latest writes,
 * in order, and the engine then repeats that work.
 */
export class SqliteSubscriptionStore implements SubscriptionStore {
  private readonly file: LogFile;
  private readonly writes: FencedWrites;
  private readonly sql: Record<keyof SubscriptionSql, Statement>;

  /** @param file of the log, or its path. */
  constructor(file: string | LogFile, opening: Opening = {}) {
    this.file = LogFile.of(file, opening);
    this.file.create(subscriptionSchema);
    const entries = Object.entries(subscriptionSql).map(([name, text]) => [
      name,
      this.file.database.prepare(text),
    ]);
    this.sql = Object.fromEntries(entries) as Record<keyof SubscriptionSql, Statement>;
    this.writes = new FencedWrites(this.file, this.sql.lease);
  }

  lease(consumer: string, holder: string, ttlMs: number, now: Date): Promise<Fence | undefined> {
    return this.file.write(() => {
      const held = this.sql.lease.get(consumer) as Row<LeaseRow>;
      const free = !held || held.holder === '' || held.expires_at <= now.getTime();
      if (!free && held.holder !== holder) return undefined;
      const token = free ? (held?.token ?? 0) + 1 : held.token;
      this.sql.saveLease.run(consumer, holder, token, now.getTime() + ttlMs);
      return { consumer, token };
    });
  }

  /** In the order of the turn: after a renewal that was asked for before it. */
  async release({ consumer, token }: Fence): Promise<void> {
    await this.file.write(() => this.sql.release.run(consumer, token));
  }

  announce(team: string, instance: string, ttlMs: number, now: Date): Promise<readonly string[]> {
    return this.file.write(() => {
      this.sql.forgetMembers.run(now.getTime());
      this.sql.announce.run(team, instance, now.getTime() + ttlMs);
      return (this.sql.members.all(team) as { instance: string }[]).map((member) => member.instance);
    });
  }

  async withdraw(team: string, instance: string): Promise<void> {
    await this.file.write(() => this.sql.withdraw.run(team, instance));
  }

  async checkpoint(consumer: string): Promise<Position | undefined> {
    return (this.sql.checkpoint.get(consumer) as Row<{ position: string }>)?.position;
  }

  saveCheckpoint(fence: Fence, position: Position): Promise<void> {
    return this.writes.run(fence, () => void this.sql.saveCheckpoint.run(fence.consumer, position));
  }

  park(fence: Fence, key: string, event: ParkedEvent, failure: KeyFailure, now: Date): Promise<void> {
    const { status, attempts, nextTryAt, error } = failure;
    const { position, eventId, type, stream, revision } = event;
    return this.writes.run(fence, () => {
      this.sql.addKey.run(fence.consumer, key, status, attempts, nextTryAt, error, now.toISOString());
      this.sql.park.run(fence.consumer, key, position, eventId, type, stream, revision);
    });
  }

  async parkedKeys(consumer: string): Promise<readonly ParkedKey[]> {
    return this.sql.keys.all(consumer) as ParkedKey[];
  }

  async dueKeys(consumer: string, now: Date): Promise<readonly DueKey[]> {
    return this.sql.dueKeys.all(consumer, now.toISOString()) as DueKey[];
  }

  async parkedEvents(consumer: string, key: string): Promise<readonly ParkedEvent[]> {
    return this.sql.parked.all(consumer, key, -1) as ParkedEvent[];
  }

  async firstParked(consumer: string, key: string): Promise<ParkedEvent | undefined> {
    return this.sql.parked.all(consumer, key, 1)[0] as Row<ParkedEvent>;
  }

  unpark(fence: Fence, key: string, event: ParkedEvent): Promise<boolean> {
    return this.writes.run(fence, () => {
      this.sql.unpark.run(fence.consumer, key, event.eventId);
      return this.sql.releaseKey.run(fence.consumer, key).changes > 0;
    });
  }

  noteFailure(fence: Fence, key: string, failure: KeyFailure): Promise<void> {
    const { status, attempts, nextTryAt, error } = failure;
    return this.writes.run(
      fence,
      () => void this.sql.noteFailure.run(status, attempts, nextTryAt, error, fence.consumer, key),
    );
  }

  releaseKey(fence: Fence, key: string): Promise<boolean> {
    return this.writes.run(fence, () => this.sql.releaseKey.run(fence.consumer, key).changes > 0);
  }

  retryKey(consumer: string, key: string, now: Date): Promise<boolean> {
    return this.file.write(() => this.sql.retryKey.run(now.toISOString(), consumer, key).changes > 0);
  }

  skipKey(consumer: string, key: string, now: Date): Promise<boolean> {
    return this.file.write(() => {
      const first = this.sql.parked.all(consumer, key, 1)[0] as Row<ParkedEvent>;
      if (first) this.sql.unpark.run(consumer, key, first.eventId);
      return this.sql.retryKey.run(now.toISOString(), consumer, key).changes > 0;
    });
  }

  async setPaused(consumer: string, paused: boolean): Promise<void> {
    await this.file.write(() => this.sql.setPaused.run(consumer, paused ? 1 : 0));
  }

  async requestRestart(consumer: string): Promise<void> {
    await this.file.write(() => this.sql.restart.run(consumer));
  }

  async wish(consumer: string): Promise<Wish> {
    const row = this.sql.wish.get(consumer) as Row<{ paused: number; restarts: number }>;
    return { paused: row?.paused === 1, restarts: row?.restarts ?? 0 };
  }

  async consumers(): Promise<readonly string[]> {
    return (this.sql.consumers.all() as { consumer: string }[]).map(({ consumer }) => consumer);
  }

  async report({ consumer, state, position, instance, error, at }: StatusReport): Promise<void> {
    await this.file.write(() => this.sql.report.run(consumer, state, position, instance, error ?? null, at));
  }

  async reports(): Promise<readonly StatusReport[]> {
    type Stored = Omit<StatusReport, 'error'> & { error: string | null };
    return (this.sql.reports.all() as Stored[]).map(({ error, ...rest }) =>
      error ? { ...rest, error } : rest,
    );
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}

/** The same store without a file: for tests, and for hosts that forget on exit. */
export const memorySubscriptionStore = (): SubscriptionStore => new SqliteSubscriptionStore(':memory:');
