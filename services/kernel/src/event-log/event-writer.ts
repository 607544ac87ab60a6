import { isUniqueViolation } from '@reprise/read-kernel/documents';
import type { Database, Statement } from './sqlite-database';
import { RevisionConflict, type AppendResult, type ExpectedRevision } from './event-log.port';

/** One event, already serialised: id, type, version, account id, meta, data. */
export type EncodedEvent = readonly [string, string, number, string, string, string];
export type AppendJob = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EncodedEvent[];
};
export type AppendOutcome = { written: boolean; result: AppendResult } | { written: false; error: unknown };

type Place = { stream: string; revision: number; position: number };

const rememberedStreams = 50_000;

/** Writes appends in the caller's transaction, each checked separately: a conflict in one does not fail the others. */
export class EventWriter {
  private readonly insert: Statement;
  private readonly last: Statement;
  private readonly byId: Statement;
  // A revision once seen exists forever, whoever else writes; this saves a query per append.
  private readonly seen = new Map<string, number>();

  constructor(private readonly database: Database) {
    this.insert = database.prepare(
      `INSERT INTO events (id, stream, revision, type, version, time, account_id, meta, data)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.last = database.prepare(
      'SELECT stream, revision, position FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1',
    );
    this.byId = database.prepare('SELECT stream, revision, position FROM events WHERE id = ?');
  }

  /** Records that `stream` has `revision`, learnt from a read. */
  remember(stream: string, revision: number): void {
    if (this.seen.size >= rememberedStreams) this.seen.clear();
    this.seen.set(stream, revision);
  }

  /** The transaction failed: what it wrote does not exist. */
  forget(): void {
    this.seen.clear();
  }

  /** @throws if SQLite has rolled back the transaction as a whole. */
  write(job: AppendJob, time: string): AppendOutcome {
    const base = this.baseOf(job);
    if (base === undefined) return this.explain(job);
    const several = job.events.length > 1;
    if (several) this.database.exec('SAVEPOINT append');
    try {
      const position = this.insertAll(job, base, time);
      const revision = base + job.events.length;
      this.remember(job.stream, revision);
      return { written: true, result: { revision, position: String(position) } };
    } catch (error) {
      // SQLite rolled back the whole transaction (disk full, I/O): no append was written.
      if (!this.database.isTransaction) throw error;
      if (several) this.database.exec('ROLLBACK TO append');
      return isUniqueViolation(error) ? this.explain(job) : { written: false, error };
    } finally {
      if (several && this.database.isTransaction) this.database.exec('RELEASE append');
    }
  }

  private insertAll({ stream, events }: AppendJob, base: number, time: string): number | bigint {
    let revision = base;
    let position: number | bigint = 0;
    for (const [id, type, version, account, meta, data] of events) {
      revision += 1;
      position = this.insert.run(
        id,
        stream,
        revision,
        type,
        version,
        time,
        account,
        meta,
        data,
      ).lastInsertRowid;
    }
    return position;
  }

  /** The revision to write after; `undefined` if the stream is shorter. An outdated one fails on insert. */
  private baseOf({ stream, expected }: AppendJob): number | undefined {
    if (expected === 'no-stream' || expected === -1) return -1;
    if (expected === 'any') return this.lastOf(stream);
    if ((this.seen.get(stream) ?? -1) >= expected) return expected;
    return this.lastOf(stream) >= expected ? expected : undefined;
  }

  private explain({ stream, expected, events }: AppendJob): AppendOutcome {
    const held = events.map(([id]) => this.byId.get(id) as Place | undefined);
    const newest = held.at(-1);
    if (newest && held.every((place) => place?.stream === stream)) {
      return { written: false, result: { revision: newest.revision, position: String(newest.position) } };
    }
    const elsewhere = held.find((place) => place && place.stream !== stream);
    if (elsewhere)
      return {
        written: false,
        error: new RangeError(`event id of ${stream} already exists in ${elsewhere.stream}`),
      };
    return { written: false, error: new RevisionConflict(stream, expected, this.lastOf(stream)) };
  }

  private lastOf(stream: string): number {
    return (this.last.get(stream) as Place | undefined)?.revision ?? -1;
  }
}
