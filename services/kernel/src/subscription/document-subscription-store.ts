import { type Collection, type Documents, unlessConflict } from '@reprise/read-kernel/documents';
import type { Position } from '../event-log';
import { DocumentLeases } from './document-leases';
import { DocumentParkedKeys } from './document-parked-keys';
import { DocumentTeams } from './document-teams';
import { reportRecords, wishRecords, type ReportRecord, type WishRecord } from './document-records';
import { gathered } from './gathered';
import type {
  DueKey,
  Fence,
  KeyFailure,
  ParkedEvent,
  ParkedKey,
  StatusReport,
  SubscriptionStore,
  Wish,
} from './subscription-store.port';

const noWish: Wish = { paused: false, restarts: 0 };

/**
 * The subscription store in documents, for hosts that share a database. Needs no transactions: see `DocumentLeases`
 * and `DocumentParkedKeys` for how tokens replace them. The events of one parked key are stored in one document,
 * which limits them to some tens of thousands; a key is one stream, not an account.
 */
export class DocumentSubscriptionStore implements SubscriptionStore {
  private readonly leases: DocumentLeases;
  private readonly parked: DocumentParkedKeys;
  private readonly teams: DocumentTeams;
  private readonly wishes: Collection<WishRecord>;
  private readonly statuses: Collection<ReportRecord>;
  readonly wish: (consumer: string) => Promise<Wish>;
  readonly report: (status: StatusReport) => Promise<void>;

  /** @param documents are not closed here; whoever opened them does that. */
  constructor(documents: Pick<Documents, 'collection'>) {
    this.leases = new DocumentLeases(documents, (consumer) => this.parked.adopt(consumer));
    this.parked = new DocumentParkedKeys(documents, this.leases);
    this.teams = new DocumentTeams(documents);
    this.wishes = documents.collection<WishRecord>(wishRecords);
    this.statuses = documents.collection<ReportRecord>(reportRecords);
    this.wish = gathered((consumers) => this.readWishes(consumers));
    this.report = gathered((reports) => this.writeReports(reports));
  }

  lease(consumer: string, holder: string, ttlMs: number, now: Date): Promise<Fence | undefined> {
    return this.leases.lease(consumer, holder, ttlMs, now);
  }
  release(fence: Fence): Promise<void> {
    return this.leases.release(fence);
  }
  announce(team: string, instance: string, ttlMs: number, now: Date): Promise<readonly string[]> {
    return this.teams.announce(team, instance, ttlMs, now);
  }
  withdraw(team: string, instance: string): Promise<void> {
    return this.teams.withdraw(team, instance);
  }
  checkpoint(consumer: string): Promise<Position | undefined> {
    return this.leases.checkpoint(consumer);
  }
  saveCheckpoint(fence: Fence, position: Position): Promise<void> {
    return this.leases.saveCheckpoint(fence, position);
  }

  park(fence: Fence, key: string, event: ParkedEvent, failure: KeyFailure, now: Date): Promise<void> {
    return this.parked.park(fence, key, event, failure, now);
  }
  parkedKeys(consumer: string): Promise<readonly ParkedKey[]> {
    return this.parked.ofConsumer(consumer);
  }
  dueKeys(consumer: string, now: Date): Promise<readonly DueKey[]> {
    return this.parked.dueKeys(consumer, now);
  }
  parkedEvents(consumer: string, key: string): Promise<readonly ParkedEvent[]> {
    return this.parked.events(consumer, key);
  }
  async firstParked(consumer: string, key: string): Promise<ParkedEvent | undefined> {
    return (await this.parked.events(consumer, key))[0];
  }
  unpark(fence: Fence, key: string, event: ParkedEvent): Promise<boolean> {
    return this.parked.unpark(fence, key, event);
  }
  noteFailure(fence: Fence, key: string, failure: KeyFailure): Promise<void> {
    return this.parked.noteFailure(fence, key, failure);
  }
  releaseKey(fence: Fence, key: string): Promise<boolean> {
    return this.parked.releaseKey(fence, key);
  }

  retryKey(consumer: string, key: string, now: Date): Promise<boolean> {
    const due = { status: 'retrying', attempts: 0, nextTryAt: now.toISOString() } as const;
    return this.parked.operate(consumer, key, (held) => ({ ...held, ...due }));
  }
  skipKey(consumer: string, key: string, now: Date): Promise<boolean> {
    const due = { status: 'retrying', attempts: 0, nextTryAt: now.toISOString() } as const;
    return this.parked.operate(consumer, key, (held) => ({ ...held, ...due, events: held.events.slice(1) }));
  }
  setPaused(consumer: string, paused: boolean): Promise<void> {
    return this.changeWish(consumer, (wish) => ({ ...wish, paused }));
  }
  requestRestart(consumer: string): Promise<void> {
    return this.changeWish(consumer, (wish) => ({ ...wish, restarts: wish.restarts + 1 }));
  }

  async reports(): Promise<readonly StatusReport[]> {
    const found = await this.statuses.find({}, { sort: [['_id', 1]] });
    return found.map(({ _id, _revision, ...report }) => report);
  }

  async consumers(): Promise<readonly string[]> {
    const wished = (await this.wishes.find({})).map(({ _id }) => _id);
    const names = [...wished, ...(await this.leases.names()), ...(await this.parked.names())];
    return [...new Set(names)].sort();
  }

  async close(): Promise<void> {}

  private async changeWish(consumer: string, change: (wish: Wish) => Wish): Promise<void> {
    for (;;) {
      const held = await this.wishes.get(consumer);
      const next = { _id: consumer, ...change({ ...noWish, ...held }) };
      if (await unlessConflict(this.wishes.put(next, held?._revision ?? -1))) return;
    }
  }

  private async readWishes(consumers: readonly string[]): Promise<(consumer: string) => Wish> {
    const found = new Map((await this.wishes.getMany([...new Set(consumers)])).map((one) => [one._id, one]));
    return (consumer) => {
      const { paused, restarts } = found.get(consumer) ?? noWish;
      return { paused, restarts };
    };
  }

  private async writeReports(reports: readonly StatusReport[]): Promise<() => void> {
    const newest = new Map(reports.map((report) => [report.consumer, report]));
    const ops = [...newest].map(([_id, report]) => ({ kind: 'put', document: { _id, ...report } }) as const);
    await this.statuses.write(ops);
    return () => undefined;
  }
}
