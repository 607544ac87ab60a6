import { deriveId } from '@reprise/kernel/base';
import type { EventLog, EventToAppend } from '@reprise/kernel/event-log';
import type { ImportJob } from './import-job';

const version = 1;

/**
 * What the log is told of an import: which documents each step wrote, for caches and indexes, and at its end one entry
 * of the audit log. Ids derive from the step, so each is told once however often it is said.
 */
export class ImportAnnouncements {
  constructor(private readonly log: EventLog) {}

  async written(job: ImportJob, resource: string, documentIds: readonly string[]): Promise<void> {
    if (documentIds.length === 0) return;
    await this.append(job, job.done, { type: 'DocumentsImported', data: { resource, documentIds } });
  }

  async ended(job: ImportJob): Promise<void> {
    const { _id: documentId, content, strategy, origin, counts, error, file } = job;
    const after = { content, strategy, origin, file: file.name, counts, ...(error && { error }) };
    const data = { resource: 'catalog-imports', documentId, revision: 1, after };
    await this.append(job, 'ended', { type: 'DocumentCreated', data });
  }

  private async append(
    { _id, accountId, actor }: ImportJob,
    step: number | string,
    event: { readonly type: string; readonly data: object },
  ): Promise<void> {
    const envelope: Omit<EventToAppend, 'type' | 'data'> = {
      ...{ id: deriveId('catalog-import', _id, step), version, accountId, actor },
      ...{ correlationId: _id, causationId: _id },
    };
    await this.log.append(`document-${_id}`, [{ ...event, ...envelope }], 'any');
  }
}
