import type { Collection, CollectionSpec, Document, Documents, Stored } from '@reprise/read-kernel/documents';
import { unlessConflict } from '@reprise/read-kernel/documents';
import type { DueTimer, ParkedTimer, Timer, TimerStore } from './timer-store.port';
import type { TimedCommand } from '../sending';

type TimerRecord = Document &
  Omit<DueTimer, 'key' | 'send'> & {
    /** `dueAt`, or the time of the next attempt. ISO 8601. */
    readonly tryAt: string;
    /** As JSON: the database need not read a command's field names. */
    readonly send: string;
    /** Set if it is not to be retried. */
    readonly parked?: Pick<ParkedTimer, 'reason' | 'since'>;
  };

const timerRecords: CollectionSpec = { name: 'timers', indexes: [{ fields: ['tryAt'] }] };

/** Sorts after every time. */
const never = 'never';

function timerOf({
  _id: key,
  dueAt,
  accountId,
  correlationId,
  causationId,
  setBy,
  send,
}: TimerRecord): Timer {
  const command = JSON.parse(send) as TimedCommand;
  return { key, dueAt, send: command, accountId, correlationId, causationId, setBy };
}

/** Timers as documents, for hosts that share a database. Removed and postponed at the revision read. */
export class DocumentTimerStore implements TimerStore {
  private readonly records: Collection<TimerRecord>;
  /** Timers returned as due, so that they can be changed without reading them again. */
  private readonly told = new WeakMap<Timer, Stored<TimerRecord>>();

  /** @param documents are not closed here; whoever opened them does that. */
  constructor(documents: Pick<Documents, 'collection'>) {
    this.records = documents.collection<TimerRecord>(timerRecords);
  }

  async set({ key, dueAt, send, accountId, correlationId, causationId, setBy }: Timer): Promise<void> {
    const at = new Date(dueAt).toISOString();
    await this.records.put({
      ...{ _id: key, dueAt: at, tryAt: at, attempts: 0, send: JSON.stringify(send) },
      ...{ accountId, correlationId, causationId, setBy },
    });
  }

  async cancel(key: string): Promise<void> {
    await this.records.delete(key);
  }

  async due(now: Date, limit: number): Promise<readonly DueTimer[]> {
    const sort = [['tryAt', 1]] as const;
    const found = await this.records.find({ tryAt: { $lte: now.toISOString() } }, { sort, limit });
    return found.map((record) => {
      const timer = { ...timerOf(record), attempts: record.attempts };
      this.told.set(timer, record);
      return timer;
    });
  }

  async remove(timer: Timer): Promise<void> {
    await this.change(timer, ({ _id, _revision }) => this.records.delete(_id, _revision));
  }

  async postpone(timer: Timer, nextTryAt: string): Promise<void> {
    await this.change(timer, ({ _revision, ...record }) =>
      this.records.put({ ...record, tryAt: nextTryAt, attempts: record.attempts + 1 }, _revision),
    );
  }

  async park(timer: Timer, parked: Pick<ParkedTimer, 'reason' | 'since'>): Promise<void> {
    await this.change(timer, ({ _revision, ...record }) =>
      this.records.put({ ...record, tryAt: never, parked }, _revision),
    );
  }

  async parked(): Promise<readonly ParkedTimer[]> {
    const found = await this.records.find({ tryAt: never }, { sort: [['_id', 1]] });
    return found.flatMap((record) => (record.parked ? [{ ...timerOf(record), ...record.parked }] : []));
  }

  async close(): Promise<void> {}

  private async change(timer: Timer, write: (held: Stored<TimerRecord>) => Promise<unknown>): Promise<void> {
    let held = this.told.get(timer) ?? (await this.records.get(timer.key));
    while (held?.dueAt === timer.dueAt) {
      if ((await unlessConflict(write(held))) !== undefined) return;
      held = await this.records.get(timer.key);
    }
  }
}
