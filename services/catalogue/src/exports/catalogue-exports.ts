import { Recurring } from '@reprise/kernel/timers';
import { Leased, type LeasedOptions } from '@reprise/kernel/subscription';
import { messageOf, silentLogger } from '@reprise/kernel/base';
import type { FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { catalogueDocuments } from '../catalogue-documents.reader';
import { ExportFiles } from './export-files';
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
  const { documents, files, clock, logger = silentLogger, pollMs = 1000 } = options;
  const runner = new ExportRunner({
    ...{ jobs: new ExportJobs(documents, clock), files: new ExportFiles(files), logger },
    documents: catalogueDocuments(documents),
  });
  const failed = (error: unknown): void =>
    logger.warn({ error: messageOf(error) }, 'exports could not be worked on');
  const recurring = new Recurring({ work: () => runner.work(), pauseMs: () => pollMs, failed, clock });
  const inner = {
    start: () => recurring.start(),
    stop: () => {
      runner.stop();
      return recurring.stop();
    },
  };
  return new Leased('catalogue-exports', inner, options);
}
