import { messageOf, type KernelLogger, type Timing } from '@reprise/kernel/base';
import type { EventLog } from '@reprise/kernel/event-log';
import type { FileStore } from '@reprise/kernel/ports';
import type { Startable } from '@reprise/kernel/subscription';
import { jobWork } from '@reprise/kernel/timers';
import type { Documents } from '@reprise/read-kernel/documents';
import { ImportAnnouncements } from './import-announcements';
import { importFiles } from './import-files';
import { ImportJobs } from './import-jobs';
import { ImportRunner } from './import-runner';

export type ImportsCompanionOptions = {
  readonly documents: Documents;
  readonly files: FileStore;
  readonly log: EventLog;
  readonly clock: Timing;
  readonly logger: KernelLogger;
};

/** What one of the workers runs: the imports that wait, and the removal of drafts that nobody started. */
export function importsCompanion({
  documents,
  files,
  log,
  clock,
  logger,
}: ImportsCompanionOptions): Startable {
  const ports = {
    ...{ documents, clock, jobs: new ImportJobs(documents) },
    ...{ files: importFiles(files), announcements: new ImportAnnouncements(log) },
  };
  const runner = new ImportRunner(ports, logger);
  const failed = (error: unknown): void =>
    logger.warn({ error: messageOf(error) }, 'imports wait: something they need is away');
  return jobWork(runner, { failed, clock });
}
