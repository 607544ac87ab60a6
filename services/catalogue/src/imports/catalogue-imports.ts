import { importKeys, importLimits, type ImportPhase } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import type { Clock } from '@reprise/kernel/base';
import type { PartedFiles } from '@reprise/kernel/files';
import type { FileStore } from '@reprise/kernel/ports';
import type { Documents } from '@reprise/read-kernel/documents';
import { checkColumns, guessedColumns, meaningsIn } from './column-mapping';
import { FileFault } from './file-fault';
import { ImportChanges } from './import-changes';
import { importFiles, mustBeAnnounced, partsOf } from './import-files';
import { noCounts } from './import-job';
import { ImportJobs, type StoredJob } from './import-jobs';
import { importTargets } from './import-targets';
import { newImport, type NewImport } from './new-import';
import { receivedFile } from './received-file';

export type ImportsKeptIn = {
  readonly documents: Documents;
  readonly files: FileStore;
  readonly clock: Clock;
};
const drafts: readonly ImportPhase[] = ['receiving', 'received', 'checked'];

/** What people ask of imports; the runner does the rest. */
export class CatalogueImports {
  private readonly jobs: ImportJobs;
  private readonly changes: ImportChanges;
  private readonly files: PartedFiles;
  private readonly clock: Clock;

  constructor({ documents, files, clock }: ImportsKeptIn) {
    this.jobs = new ImportJobs(documents);
    this.changes = new ImportChanges(this.jobs);
    this.files = importFiles(files);
    this.clock = clock;
  }

  /** @throws Refusal `file-too-large` */
  async create(asked: NewImport, bytes: number, unattended = false): Promise<StoredJob> {
    if (bytes > importLimits.bytes) throw new Refusal('file-too-large', { limit: importLimits.bytes });
    return this.jobs.put(newImport(asked, { bytes, unattended, createdAt: this.now() }), -1);
  }

  /** @throws Refusal `not-found`, also for another account's */
  read(accountId: string, id: string): Promise<StoredJob> {
    return this.changes.read(accountId, id);
  }

  /** With the last part the columns are read. @throws Refusal `import-not-possible`, `invalid-request`, `import-file-refused` */
  async part(accountId: string, id: string, part: number, bytes: Uint8Array): Promise<StoredJob> {
    const { file, phase } = await this.read(accountId, id);
    const parts = partsOf(file.bytes);
    if (phase !== 'receiving') throw new Refusal('import-not-possible', { phase });
    mustBeAnnounced(file.bytes, part, bytes.byteLength);
    await this.files.put(id, part - 1, bytes);
    const job = await this.changes.change(accountId, id, ['receiving'], (now) => ({
      file: { ...now.file, received: [...new Set([...now.file.received, part])] },
    }));
    return job.file.received.length === parts ? this.received(job) : job;
  }

  /** What a file that is there as a whole holds. @throws Refusal `import-file-refused` */
  async received(job: StoredJob): Promise<StoredJob> {
    const { _id: id, accountId, content } = job;
    try {
      const read = await receivedFile(this.files, id, job.file);
      const remembered = await this.jobs.meaningsOf(accountId, content);
      const columns = guessedColumns(read.header, importTargets[content], remembered);
      const arrived = { ...read, columns, phase: 'received' as const };
      return await this.changes.change(accountId, id, ['receiving'], () => arrived);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      await this.cancel(accountId, id);
      throw new Refusal('import-file-refused', { reason: error.code });
    }
  }

  /** @throws Refusal `import-not-possible`, `import-key-missing`, `invalid-request` */
  async check(accountId: string, id: string, columns: readonly (string | null)[]): Promise<StoredJob> {
    const { content, strategy, header } = await this.read(accountId, id);
    checkColumns(columns, header, importTargets[content], importKeys[content][strategy]);
    const job = await this.changes.change(accountId, id, ['received', 'checked'], () => {
      return { phase: 'checking', columns, checked: null, counts: noCounts, done: 0 };
    });
    await this.jobs.remember(accountId, content, meaningsIn(header, columns));
    return job;
  }

  /** @throws Refusal `import-not-possible` */
  start(accountId: string, id: string): Promise<StoredJob> {
    const queued = { phase: 'queued' as const, queuedAt: this.now() };
    return this.changes.change(accountId, id, ['checked'], () => queued);
  }

  /** At once, or after the lines in work. @throws Refusal `import-not-possible` for one that is over. */
  async cancel(accountId: string, id: string): Promise<StoredJob> {
    const open: readonly ImportPhase[] = [...drafts, 'checking', 'queued', 'running'];
    const job = await this.changes.change(accountId, id, open, ({ phase }) =>
      drafts.includes(phase)
        ? { phase: 'cancelled', error: 'cancelled', endedAt: this.now() }
        : { cancelAsked: true },
    );
    if (job.phase === 'cancelled') await this.files.remove(id);
    return job;
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
