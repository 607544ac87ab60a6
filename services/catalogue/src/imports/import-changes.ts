import type { ImportPhase } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import { DocumentConflict } from '@reprise/read-kernel/documents';
import type { ImportJob } from './import-job';
import type { ImportJobs, StoredJob } from './import-jobs';

const tries = 5;

/** Reads an import of an account, and changes it from the phases that allow it. */
export class ImportChanges {
  constructor(private readonly jobs: ImportJobs) {}

  /** @throws Refusal `not-found`, also for another account's */
  async read(accountId: string, id: string): Promise<StoredJob> {
    const job = await this.jobs.get(id);
    if (job?.accountId !== accountId) throw new Refusal('not-found');
    return job;
  }

  /** @throws Refusal `import-not-possible` */
  async change(
    accountId: string,
    id: string,
    from: readonly ImportPhase[],
    changes: (job: ImportJob) => Partial<ImportJob>,
  ): Promise<StoredJob> {
    for (let attempt = 1; ; attempt += 1) {
      const { _revision, ...job } = await this.read(accountId, id);
      if (!from.includes(job.phase)) throw new Refusal('import-not-possible', { phase: job.phase });
      try {
        return await this.jobs.put({ ...job, ...changes(job) }, _revision);
      } catch (error) {
        if (!(error instanceof DocumentConflict) || attempt === tries) throw error;
      }
    }
  }
}
