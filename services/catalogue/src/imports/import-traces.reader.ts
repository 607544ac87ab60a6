import { userContract } from '@reprise/contracts/identity';
import type { ImportTrace } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import { collectionSpec, documentsOf, type ResourceDocument } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { ImportJobs } from './import-jobs';
import { importTargets } from './import-targets';

/** Which imports wrote a record. It says so itself: an import of many has one entry in the audit log. */
export class ImportTraces {
  constructor(
    private readonly documents: Documents,
    private readonly jobs: ImportJobs,
  ) {}

  /** @throws Refusal `not-found`, also for another account's */
  async of(accountId: string, recordId: string): Promise<ImportTrace[]> {
    const marks = (await this.record(accountId, recordId))._imports ?? [];
    const jobs = new Map(
      (await this.jobs.getMany(marks.map((mark) => mark.import))).map((job) => [job._id, job]),
    );
    const senders = [...jobs.values()].map(({ actor }) => actor.userId);
    const people = await documentsOf(this.documents, userContract).readMany([...new Set(senders)]);
    const names = new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
    return marks.toReversed().flatMap(({ import: id, did }) => {
      const job = jobs.get(id);
      if (!job) return [];
      const at = job.startedAt ?? job.createdAt;
      const sender = job.origin === 'upload' ? names.get(job.actor.userId) : undefined;
      return [{ import_id: id, file_name: job.file.name, did, at, created_by: sender ?? null }];
    });
  }

  private async record(accountId: string, id: string): Promise<ResourceDocument> {
    for (const { definition } of Object.values(importTargets)) {
      const found = await this.documents.collection<ResourceDocument>(collectionSpec(definition)).get(id);
      if (found?.accountId === accountId && !found._removed) return found;
    }
    throw new Refusal('not-found');
  }
}
