import { userContract } from '@reprise/contracts/identity';
import type { CatalogImport, ImportDraft, ImportStatus } from '@reprise/contracts/imports';
import { accountContract } from '@reprise/contracts/organisation';
import { documentsOf } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel/documents';
import type { ImportJob } from './import-job';

function statusOf({ endedAt, error, counts }: ImportJob): ImportStatus {
  if (endedAt === null) return 'in_progress';
  if (error !== null) return 'error';
  return counts.ignored > 0 ? 'success_with_ignored' : 'success';
}

/** Imports as they are shown, with the names of accounts and people. */
export class ImportView {
  constructor(private readonly documents: Documents) {}

  async rows(jobs: readonly ImportJob[]): Promise<CatalogImport[]> {
    const named = await this.named(jobs);
    return jobs.map((job) => named(job));
  }

  async draft(job: ImportJob): Promise<ImportDraft> {
    const [row] = await this.rows([job]);
    if (!row) throw new RangeError('one job has one row');
    const { phase, file, header, samples, columns, checked, counts, done } = job;
    return {
      ...row,
      ...{ phase, header: [...header], samples: samples.map((line) => [...line]), columns: [...columns] },
      file: { name: file.name, bytes: file.bytes, received_parts: file.received.length },
      dry_run: checked && {
        counts: checked.counts,
        ignored_lines: [...checked.ignored],
        differences: [...checked.differences],
      },
      progress: { counts, done, total: checked?.counts.found ?? 0 },
    };
  }

  private async named(jobs: readonly ImportJob[]): Promise<(job: ImportJob) => CatalogImport> {
    const accountIds = jobs.flatMap(({ accountId, sourceAccountId = accountId }) => [
      accountId,
      sourceAccountId,
    ]);
    const [accounts, users] = await Promise.all([
      documentsOf(this.documents, accountContract).readMany([...new Set(accountIds)]),
      documentsOf(this.documents, userContract).readMany([...new Set(jobs.map(({ actor }) => actor.userId))]),
    ]);
    const names = new Map(accounts.map(({ id, name }) => [id, name]));
    const people = new Map(users.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
    const account = (id: string) => ({ id, common_name: names.get(id) ?? '' });
    return (job) => {
      const { actor, sourceAccountId, counts, origin } = job;
      const { found, inserted, updated, ignored } = counts;
      const name = people.get(actor.userId);
      return {
        ...{ id: job._id, origin, content: job.content, strategy: job.strategy, status: statusOf(job) },
        ...{ created_at: job.createdAt, queued_at: job.queuedAt },
        ...{ started_at: job.startedAt, ended_at: job.endedAt },
        destination_account: account(job.accountId),
        source_account: sourceAccountId ? account(sourceAccountId) : null,
        created_by: origin === 'upload' ? { id: actor.userId, name: name ?? '' } : null,
        report: {
          error: job.error,
          lines_count: { found, inserted, updated, ignored },
          ignored_lines: [...job.ignored],
        },
      };
    };
  }
}
