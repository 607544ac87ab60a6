import { formatOf } from '@reprise/contracts/catalogue-files';
import type { Stored } from '@reprise/read-kernel/documents';
import { messageOf, silentLogger, type KernelLogger } from '../base';
import type { PartedFiles } from '../files';
import type { JobRunner } from '../timers';
import { csvLines } from './csv-lines';
import type { ExportJob, ExportJobs } from './export-jobs';
import type { PagesOf } from './export-pages';

/** How often a job may begin before it is given up. */
const mostAttempts = 5;

export type ExportRunnerOptions = {
  readonly jobs: ExportJobs;
  readonly files: PartedFiles;
  readonly pagesOf: PagesOf<ExportJob>;
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
    const { jobs, files, pagesOf } = this.options;
    const format = formatOf(begun.language);
    const pages = await pagesOf(begun, format);
    let job = begun;
    while (!this.stopped) {
      const page = await pages.next(job.cursor);
      const isFirst = job.parts === 0;
      if (!page && !isFirst) return void (await jobs.end(job, 'done'));
      const { lines, cursor } = page ?? { lines: [], cursor: '' };
      await files.put(job._id, job.parts, csvLines(lines, { columns: pages.columns, format }, isFirst));
      const entries = job.entries + lines.length;
      job = await jobs.change(job, { cursor, entries, parts: job.parts + 1, attempts: 0 });
      if (!page) return void (await jobs.end(job, 'done'));
    }
  }
}
