import { jobWork } from '@reprise/kernel/timers';
import { Leased, type LeasedOptions } from '@reprise/kernel/subscription';
import { messageOf, silentLogger } from '@reprise/kernel/base';
import type { FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments } from '../catalogue-documents.reader';
import { exportFiles } from './export-files';
import { ExportJobs } from './export-jobs';
import { ExportRunner } from './export-runner';

export type CatalogueExportsOptions = LeasedOptions & {
  readonly documents: Documents;
  readonly files: FileStore;
  /** Between two looks for new jobs; default 1 s. */
  readonly pollMs?: number;
};

/** Exports as background work: of several workers, the one that holds the lease runs them. */
export function catalogueExports(options: CatalogueExportsOptions) {
  const { documents, files, clock, logger = silentLogger, pollMs: lookMs = 1000 } = options;
  const runner = new ExportRunner({
    ...{ jobs: new ExportJobs(documents, clock), files: exportFiles(files), logger },
    documents: catalogueDocuments(documents),
  });
  const failed = (error: unknown): void =>
    logger.warn({ error: messageOf(error) }, 'exports could not be worked on');
  return new Leased('catalogue-exports', jobWork(runner, { failed, clock, lookMs }), options);
}
