import { type Collection, type Documents, type Stored, unlessConflict } from '@reprise/read-kernel/documents';
import { holderRecords, type HolderRecord } from './document-records';
import { gathered } from './gathered';
import { uuidv7 } from '../base';

const forgottenAfterMs = 24 * 3_600_000;

/**
 * One document per holder keeps all its leases alive: a host with forty consumers writes once instead of forty
 * times. To take a lease from a silent holder, that holder's session is ended first, by deleting its document at the
 * revision read; so a session that can still be renewed was never ended, and its leases were given to nobody.
 *
 * Times come from the callers. If clocks of hosts differ by more than the lease time minus the renewal interval,
 * leases are taken too early. Nothing is lost or undone then (tokens guard every write), but two instances may work
 * at once until one notices.
 */
export class LeaseSessions {
  private readonly records: Collection<HolderRecord>;
  private readonly look: (holder: string) => Promise<Stored<HolderRecord> | undefined>;
  private readonly own = new Map<string, Stored<HolderRecord>>();
  private readonly renewing = new Map<string, Promise<void>>();

  constructor(documents: Pick<Documents, 'collection'>) {
    this.records = documents.collection<HolderRecord>(holderRecords);
    this.look = gathered(async (holders) => {
      const found = await this.records.getMany([...new Set(holders)]);
      return (holder) => found.find(({ _id }) => _id === holder);
    });
  }

  /** The holder's session, valid for at least `ttlMs`. A new one if the old was ended, or was another process's. */
  async renew(holder: string, ttlMs: number, now: Date): Promise<string> {
    const until = now.getTime() + ttlMs;
    for (;;) {
      const known = this.own.get(holder);
      if (known && known.expiresAt >= until) return known.session;
      // A tenth longer, so that one write covers all leases renewed at about the same time.
      const renewal = this.renewing.get(holder) ?? this.write(holder, until + ttlMs / 10, now);
      await renewal;
    }
  }

  /** True if the session is over and can never be renewed; false while it lives. */
  async isOver(holder: string, session: string, now: Date): Promise<boolean> {
    for (;;) {
      const held = await this.look(holder);
      if (held?.session !== session) return true;
      if (held.expiresAt > now.getTime()) return false;
      if (await unlessConflict(this.records.delete(holder, held._revision))) return true;
    }
  }

  private write(holder: string, expiresAt: number, now: Date): Promise<void> {
    const writing = this.prolong(holder, expiresAt, now).finally(() => this.renewing.delete(holder));
    this.renewing.set(holder, writing);
    return writing;
  }

  private async prolong(holder: string, expiresAt: number, now: Date): Promise<void> {
    const known = this.own.get(holder);
    if (known && (await this.put({ _id: holder, session: known.session, expiresAt }, known._revision)))
      return;
    this.own.delete(holder);
    const begin = async (): Promise<boolean> => {
      const before = await this.records.get(holder);
      return this.put({ _id: holder, session: uuidv7(), expiresAt }, before?._revision ?? -1);
    };
    while (!(await begin()));
    await this.forget(now);
  }

  private async put(record: HolderRecord, expected: number): Promise<boolean> {
    const _revision = await unlessConflict(this.records.put(record, expected));
    if (_revision !== undefined) this.own.set(record._id, { ...record, _revision });
    return _revision !== undefined;
  }

  /** Processes that ended long ago leave their document behind; each new one cleans up. */
  private async forget(now: Date): Promise<void> {
    const old = await this.records.find({ expiresAt: { $lt: now.getTime() - forgottenAfterMs } });
    await Promise.all(old.map(({ _id, _revision }) => unlessConflict(this.records.delete(_id, _revision))));
  }
}
