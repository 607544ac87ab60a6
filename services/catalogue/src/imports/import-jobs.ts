import { importLimits, type ImportContent } from '@reprise/contracts/imports';
import type { Collection, CollectionWrites, Documents, Filter, Stored } from '@reprise/read-kernel/documents';
import type { ImportJob, KeptLine } from './import-job';

const jobs = {
  name: 'catalog_imports',
  indexes: [
    ...[
      ['accountId', 'queuedAt'],
      ['phase', 'createdAt'],
      ['accountId', 'phase', 'queuedAt'],
    ].map((fields) => ({ fields })),
  ],
  counted: ['accountId', 'phase'],
};
const lines = { name: 'catalog_import_lines', indexes: [{ fields: ['importId', 'upTo'] }] };
const meanings = { name: 'catalog_import_columns' };

/** Lines of one import, as many as were written at once. */
type LinesPage = {
  readonly _id: string;
  readonly accountId: string;
  readonly importId: string;
  /** The number of the last of these lines among those of the file. */
  readonly upTo: number;
  readonly lines: readonly KeptLine[];
};
/** What an account's file columns were taken for the last time, by their names. */
type Meanings = { readonly _id: string; readonly columns: Readonly<Record<string, string>> };
export type StoredJob = Stored<ImportJob>;

const pageSize = 20;
const begun: Filter = { queuedAt: { $ne: null } };

/** Imports, the lines that they keep, and what columns mean. */
export class ImportJobs {
  private readonly jobs: Collection<ImportJob>;
  private readonly lines: Collection<LinesPage>;
  private readonly meanings: Collection<Meanings>;

  constructor(private readonly documents: Documents) {
    this.jobs = documents.collection<ImportJob>(jobs);
    this.lines = documents.collection<LinesPage>(lines);
    this.meanings = documents.collection<Meanings>(meanings);
  }

  get(id: string): Promise<StoredJob | undefined> {
    return this.jobs.get(id);
  }

  getMany(ids: readonly string[]): Promise<readonly StoredJob[]> {
    return this.jobs.getMany(ids);
  }

  /** @throws DocumentConflict if somebody else has changed it. */
  async put(job: ImportJob, expected: number): Promise<StoredJob> {
    return { ...job, _revision: await this.jobs.put(job, expected) };
  }

  /** The step of an import in one act: what it writes, the lines that it keeps, and how far it is. */
  async advance(
    { _revision, ...job }: StoredJob,
    kept: readonly KeptLine[],
    writes: readonly CollectionWrites[],
  ): Promise<StoredJob> {
    const page = {
      ...{ _id: `${job._id}:${job.done}`, accountId: job.accountId, importId: job._id },
      ...{ upTo: job.done, lines: kept },
    };
    const pages =
      kept.length > 0 ? [{ collection: lines, ops: [{ kind: 'put' as const, document: page }] }] : [];
    const step = { kind: 'put' as const, document: job, expected: _revision };
    await this.documents.batch([...writes, ...pages, { collection: jobs, ops: [step] }]);
    return { ...job, _revision: _revision + 1 };
  }

  /** The longest waiting one; one that was running when its process ended comes first. */
  async next(): Promise<StoredJob | undefined> {
    const phases = ['running', 'checking', 'queued'] as const;
    const found = await this.jobs.find({ phase: { $in: phases } }, { sort: [['createdAt', 1]] });
    return phases.flatMap((phase) => found.filter((job) => job.phase === phase)).at(0);
  }

  async page(accountId: string, page: number) {
    const filter = { accountId, ...begun };
    const [results, begunSo, cancelled] = await Promise.all([
      this.jobs.find(filter, { sort: [['queuedAt', -1]], skip: (page - 1) * pageSize, limit: pageSize }),
      this.jobs.count({ accountId, phase: { $in: ['queued', 'running', 'ended'] } }),
      // Those that were cancelled as drafts never began.
      this.jobs.count({ ...filter, phase: 'cancelled' }),
    ]);
    const total = begunSo + cancelled;
    return { results, total, pages: Math.max(1, Math.ceil(total / pageSize)) };
  }

  forgotten(before: string): Promise<readonly StoredJob[]> {
    const phase = { $in: ['receiving', 'received', 'checked'] };
    return this.jobs.find({ phase, createdAt: { $lt: before } }, { limit: 100 });
  }

  async remove({ _id, _revision }: StoredJob): Promise<void> {
    await this.jobs.delete(_id, _revision);
  }

  /** In the order of the file, page by page. */
  async *kept(importId: string): AsyncGenerator<KeptLine> {
    for (let upTo = 0; ;) {
      const filter = { importId, upTo: { $gt: upTo } };
      const [page] = await this.lines.find(filter, { sort: [['upTo', 1]], limit: 1 });
      if (!page) return;
      yield* page.lines;
      upTo = page.upTo;
    }
  }

  /** The ids that the last step of an import wrote. */
  async lastWritten({ _id, done }: ImportJob): Promise<readonly string[]> {
    const page = await this.lines.get(`${_id}:${done}`);
    return (page?.lines ?? []).flatMap(({ id, did }) => (id && did !== 'ignored' ? [id] : []));
  }

  async meaningsOf(accountId: string, content: ImportContent): Promise<Readonly<Record<string, string>>> {
    return (await this.meanings.get(`${accountId}:${content}`))?.columns ?? {};
  }

  async remember(accountId: string, content: ImportContent, columns: Meanings['columns']): Promise<void> {
    const known = await this.meaningsOf(accountId, content);
    const all = Object.entries({ ...known, ...columns }).slice(-importLimits.columns * 2);
    await this.meanings.put({ _id: `${accountId}:${content}`, columns: Object.fromEntries(all) });
  }
}
