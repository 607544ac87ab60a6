import { randomBytes } from 'node:crypto';
import { exportKeptMs } from '@reprise/contracts/exports';
import type { Collection, CollectionSpec, Documents, Stored } from '@reprise/read-kernel/documents';
import type { Clock } from '../base';

export type ExportJob = {
  readonly _id: string;
  readonly accountId: string;
  /** What the file holds; its name begins with it. */
  readonly type: string;
  /** Which of it, as JSON in the words of who exports it: a store may not take a filter as it is. */
  readonly asked?: string;
  readonly language: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'expired';
  /** Part of the address that nobody can guess. */
  readonly key: string;
  /** Where the next page begins; what is before it lies in the store, in so many parts. */
  readonly cursor: string | null;
  readonly parts: number;
  readonly entries: number;
  /** How often a worker has begun since the last page: what stops every worker must end. */
  readonly attempts: number;
  readonly endedAt: string | null;
};
export type NewExport = Pick<ExportJob, '_id' | 'accountId' | 'type' | 'asked' | 'language' | 'createdBy'>;

/** Whose exports a reader may see; those of one person where what they hold depends on the person. */
export type ExportsOf = Pick<ExportJob, 'accountId' | 'type'> & Partial<Pick<ExportJob, 'createdBy'>>;

const indexes = [{ fields: ['accountId', 'type', 'createdAt'] }, { fields: ['state', 'createdAt'] }];
const shown = 100;

/** What was asked for, and how far it is. The worker that holds the lease is the only one who changes a job. */
export class ExportJobs {
  private readonly collection: Collection<ExportJob>;

  constructor(
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
    spec: CollectionSpec,
  ) {
    this.collection = documents.collection<ExportJob>({ ...spec, indexes });
  }

  /** A repeat of the same command finds the job of the first. */
  async add(asked: NewExport): Promise<ExportJob> {
    const known = await this.collection.get(asked._id);
    if (known) return known;
    const job: ExportJob = {
      ...asked,
      ...{ createdAt: this.clock.now().toISOString(), state: 'waiting', endedAt: null },
      ...{ key: randomBytes(24).toString('base64url'), cursor: null, parts: 0, entries: 0, attempts: 0 },
    };
    await this.collection.put(job, -1);
    return job;
  }

  latest(of: ExportsOf): Promise<readonly ExportJob[]> {
    return this.collection.find({ ...of }, { sort: [['createdAt', -1]], limit: shown });
  }

  async read({ accountId, type, createdBy }: ExportsOf, id: string): Promise<ExportJob | undefined> {
    const job = await this.collection.get(id);
    const isOf = job?.accountId === accountId && job.type === type;
    return isOf && (createdBy === undefined || job.createdBy === createdBy) ? job : undefined;
  }

  /** The one to work on: one that was interrupted before one that waits. */
  async next(): Promise<Stored<ExportJob> | undefined> {
    const open = { state: { $in: ['running', 'waiting'] } };
    const [job] = await this.collection.find(open, {
      sort: [
        ['state', 1],
        ['createdAt', 1],
      ],
      limit: 1,
    });
    return job;
  }

  /** The job as it stands, whoever changed it last. */
  async current(job: Stored<ExportJob>): Promise<Stored<ExportJob>> {
    return (await this.collection.get(job._id)) ?? job;
  }

  /** @throws DocumentConflict if another worker took over. */
  async change(job: Stored<ExportJob>, change: Partial<ExportJob>): Promise<Stored<ExportJob>> {
    const { _revision: known, ...before } = job;
    const next = { ...before, ...change };
    return { ...next, _revision: await this.collection.put(next, known) };
  }

  end(job: Stored<ExportJob>, state: 'done' | 'failed'): Promise<Stored<ExportJob>> {
    return this.change(job, { state, endedAt: this.clock.now().toISOString() });
  }

  /** Those whose file may not be downloaded any longer. */
  outdated(): Promise<readonly Stored<ExportJob>[]> {
    const before = new Date(this.clock.now().getTime() - exportKeptMs).toISOString();
    return this.collection.find({ state: 'done', createdAt: { $lt: before } }, { limit: 100 });
  }
}
