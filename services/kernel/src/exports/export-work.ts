import type { Documents } from '@reprise/read-kernel/documents';
import { messageOf, silentLogger } from '../base';
import type { FileStore } from '../ports';
import { Leased, type LeasedOptions } from '../subscription';
import { jobWork } from '../timers';
import { exportFiles } from './export-files';
import { ExportJobs, type ExportJob } from './export-jobs';
import type { PagesOf } from './export-pages';
import { ExportRunner } from './export-runner';

export type ExportWorkOptions = LeasedOptions & {
  readonly documents: Documents;
  readonly files: FileStore;
  /** Between two looks for new jobs; default 1 s. */
  readonly pollMs?: number;
};

/** Exports as background work: of several workers, the one that holds the lease runs them. */
export function exportWork(
  name: string,
  jobs: ExportJobs,
  pagesOf: PagesOf<ExportJob>,
  options: ExportWorkOptions,
): Leased {
  const { files, clock, logger = silentLogger, pollMs: lookMs = 1000 } = options;
  const runner = new ExportRunner({ jobs, files: exportFiles(files), pagesOf, logger });
  const failed = (error: unknown): void =>
    logger.warn({ error: messageOf(error) }, 'exports could not be worked on');
  return new Leased(name, jobWork(runner, { failed, clock, lookMs }), options);
}
