import { formatOf } from '@reprise/contracts/catalogue-files';
import { messageOf, silentLogger, type KernelLogger } from '@reprise/kernel/base';
import type { PartedFiles } from '@reprise/kernel/files';
import type { JobRunner } from '@reprise/kernel/timers';
import type { Stored } from '@reprise/read-kernel/documents';
import type { CatalogueDocuments } from '../catalogue-documents.reader';
import { catalogueCsv } from './catalogue-csv';
import type { ExportJob, ExportJobs } from './export-jobs';
import { exportPages } from './export-pages';

/** How often a job may begin before it is given up. */
const mostAttempts = 5;

export type ExportRunnerOptions = {
  readonly jobs: ExportJobs;
  readonly files: PartedFiles;
  readonly documents: CatalogueDocuments;
  readonly logger?: KernelLogger;
};

/** Works on one job at a time, page by page. A job that a restart interrupts goes on after its last page. */
export class ExportRunner implements JobRunner {
  private stopped = false;

  constructor(private readonly options: ExportRunnerOptions) {}

  start(): void {
    this.stopped = false;
  }

  /** Interrupted by what it needs, a job waits for the next look. */
  async next(): Promise<boolean> {
    const { jobs, logger = silentLogger } = this.options;
    const job = this.stopped ? undefined : await jobs.next();
    if (!job) return false;
    const begun = await jobs.change(job, { state: 'running', attempts: job.attempts + 1 });
    try {
      await this.run(begun);
    } catch (error) {
      logger.warn({ export: begun._id, error: messageOf(error) }, 'an export was interrupted');
      if (begun.attempts < mostAttempts) return false;
      await jobs.end(await jobs.current(begun), 'failed');
    }
    return true;
  }

  async sweep(): Promise<void> {
    const { jobs, files } = this.options;
    for (const job of await jobs.outdated()) {
      await files.remove(job._id);
      await jobs.change(job, { state: 'expired' });
    }
  }

  /** Ends after the page at hand. */
  stop(): void {
    this.stopped = true;
  }

  private async run(begun: Stored<ExportJob>): Promise<void> {
    const { jobs, files, documents } = this.options;
    const { accountId, type, language } = begun;
    const format = formatOf(language);
    const pages = await exportPages(type, { documents, accountId, format });
    let job = begun;
    while (!this.stopped) {
      const page = await pages.next(job.cursor);
      const isFirst = job.parts === 0;
      if (!page && !isFirst) return void (await jobs.end(job, 'done'));
      const { lines, cursor } = page ?? { lines: [], cursor: '' };
      await files.put(job._id, job.parts, catalogueCsv(lines, { columns: pages.columns, format }, isFirst));
      const entries = job.entries + lines.length;
      job = await jobs.change(job, { cursor, entries, parts: job.parts + 1, attempts: 0 });
      if (!page) return void (await jobs.end(job, 'done'));
    }
  }
}
