import { messageOf, type KernelLogger, type Timing } from '@reprise/kernel/base';
import type { EventLog } from '@reprise/kernel/event-log';
import type { FileStore } from '@reprise/kernel/ports';
import { Recurring, type Startable } from '@reprise/kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import { ImportAnnouncements } from './import-announcements';
import { ImportFiles } from './import-files';
import { ImportJobs } from './import-jobs';
import { ImportRunner } from './import-runner';

export type ImportsCompanionOptions = {
  readonly documents: Documents;
  readonly files: FileStore;
  readonly log: EventLog;
  readonly clock: Timing;
  readonly logger: KernelLogger;
};

/** A person waits for a dry run: it begins soon. */
const lookMs = 500;
const sweepMs = 3_600_000;

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
    ...{ files: new ImportFiles(files), announcements: new ImportAnnouncements(log) },
  };
  const runner = new ImportRunner(ports, logger);
  const failed = (error: unknown): void =>
    logger.warn({ error: messageOf(error) }, 'imports wait: something they need is away');
  const all = async (): Promise<void> => {
    while (await runner.next());
  };
  const running = new Recurring({ work: all, pauseMs: () => lookMs, failed, clock });
  const sweeping = new Recurring({ work: () => runner.sweep(), pauseMs: () => sweepMs, failed, clock });
  return {
    start() {
      runner.start();
      running.start();
      sweeping.start();
    },
    async stop() {
      runner.stop();
      await Promise.all([running.stop(), sweeping.stop()]);
    },
  };
}
