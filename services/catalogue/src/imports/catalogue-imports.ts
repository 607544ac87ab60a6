import {
  importErrorSchema,
  importKeys,
  importLimits,
  type ImportContent,
  type ImportOrigin,
  type ImportPhase,
  type ImportStrategy,
} from '@reprise/contracts/imports';
import type { Actor } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import { uuidv7, type Clock } from '@reprise/kernel/base';
import type { PartedFiles } from '@reprise/kernel/files';
import type { FileStore } from '@reprise/kernel/ports';
import { DocumentConflict, type Documents } from '@reprise/read-kernel/documents';
import { checkColumns, guessedColumns, meaningsIn } from './column-mapping';
import { FileFault } from './file-fault';
import { importFiles, inParts, partsOf } from './import-files';
import { noCounts, type ImportJob } from './import-job';
import { ImportJobs, type StoredJob } from './import-jobs';
import { importTargets } from './import-targets';
import { receivedFile } from './received-file';

export type NewImport = {
  readonly accountId: string;
  readonly actor: Actor;
  readonly origin: ImportOrigin;
  readonly content: ImportContent;
  readonly strategy: ImportStrategy;
  /** As its sender calls it. */
  readonly fileName: string;
  readonly sourceAccountId?: string;
};
export type ImportsKeptIn = {
  readonly documents: Documents;
  readonly files: FileStore;
  readonly clock: Clock;
};
type Changes = Partial<ImportJob>;
const tries = 5;
const drafts: readonly ImportPhase[] = ['receiving', 'received', 'checked'];

/** `C:\fakepath\products.csv` → `products.csv`. It is shown and downloaded by this name, and never a path. */
const bareName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\u0000-\u001f]/g, '') || 'import.csv';

/** What people and systems ask of imports; the runner does the rest. */
export class CatalogueImports {
  private readonly jobs: ImportJobs;
  private readonly files: PartedFiles;
  private readonly clock: Clock;

  constructor({ documents, files, clock }: ImportsKeptIn) {
    this.jobs = new ImportJobs(documents);
    this.files = importFiles(files);
    this.clock = clock;
  }

  /** @throws Refusal `file-too-large` */
  async create({ fileName, ...asked }: NewImport, bytes: number, unattended = false): Promise<StoredJob> {
    if (bytes > importLimits.bytes) throw new Refusal('file-too-large', { limit: importLimits.bytes });
    const job: ImportJob = {
      ...asked,
      ...{ _id: uuidv7(), phase: 'receiving', unattended, createdAt: this.now() },
      file: { name: bareName(fileName), bytes, received: [] },
      ...{ header: [], samples: [], columns: [], checked: null, counts: noCounts, done: 0, ignored: [] },
      ...{ error: null, cancelAsked: false, queuedAt: null, startedAt: null, endedAt: null },
    };
    return this.jobs.put(job, -1);
  }

  /**
   * A whole file that a system has left, as it arrives. It is checked and imported by the columns that were chosen for
   * such a file the last time. @throws Refusal `file-too-large`, `import-file-refused`
   */
  async accept(asked: NewImport, content: AsyncIterable<Uint8Array>): Promise<StoredJob> {
    const job = await this.create(asked, 0, true);
    const { _id: id, accountId } = job;
    let bytes = 0;
    let part = 0;
    for await (const piece of inParts(content)) {
      bytes += piece.byteLength;
      if (bytes > importLimits.bytes) {
        await this.cancel(accountId, id);
        throw new Refusal('file-too-large', { limit: importLimits.bytes });
      }
      await this.files.put(id, part, piece);
      part += 1;
    }
    const whole = await this.change(accountId, id, ['receiving'], ({ file }) => ({
      file: { ...file, bytes },
    }));
    try {
      const { columns } = await this.received(whole);
      return await this.check(accountId, id, columns);
    } catch (error) {
      if (error instanceof Refusal) await this.listed(whole, error);
      throw error;
    }
  }

  /** Nobody was there to be told: the list says why nothing of it was imported. */
  private async listed({ _id: id, accountId }: StoredJob, { details }: Refusal): Promise<void> {
    const error = importErrorSchema.safeParse(details['reason']).data ?? 'columns';
    const now = this.now();
    const over = { phase: 'ended' as const, error, queuedAt: now, endedAt: now };
    await this.change(accountId, id, ['received', 'cancelled'], () => over);
    await this.files.remove(id);
  }

  /** @throws Refusal `not-found`, also for another account's */
  async read(accountId: string, id: string): Promise<StoredJob> {
    const job = await this.jobs.get(id);
    if (job?.accountId !== accountId) throw new Refusal('not-found');
    return job;
  }

  /** With the last part the columns are read. @throws Refusal `import-not-possible`, `import-file-refused` */
  async part(accountId: string, id: string, part: number, bytes: Uint8Array): Promise<StoredJob> {
    const { file, phase } = await this.read(accountId, id);
    const parts = partsOf(file.bytes);
    const rest = file.bytes - (parts - 1) * importLimits.partBytes;
    const expected = part === parts ? rest : importLimits.partBytes;
    if (phase !== 'receiving' || part > parts || bytes.byteLength !== expected)
      throw new Refusal('import-not-possible', { phase });
    await this.files.put(id, part - 1, bytes);
    const job = await this.change(accountId, id, ['receiving'], (now) => ({
      file: { ...now.file, received: [...new Set([...now.file.received, part])] },
    }));
    return job.file.received.length === parts ? this.received(job) : job;
  }

  /** @throws Refusal `import-not-possible`, `import-key-missing`, `invalid-request` */
  async check(accountId: string, id: string, columns: readonly (string | null)[]): Promise<StoredJob> {
    const { content, strategy, header } = await this.read(accountId, id);
    checkColumns(columns, header, importTargets[content], importKeys[content][strategy]);
    const job = await this.change(accountId, id, ['received', 'checked'], () => {
      return { phase: 'checking', columns, checked: null, counts: noCounts, done: 0 };
    });
    await this.jobs.remember(accountId, content, meaningsIn(header, columns));
    return job;
  }

  /** @throws Refusal `import-not-possible` */
  start(accountId: string, id: string): Promise<StoredJob> {
    return this.change(accountId, id, ['checked'], () => ({ phase: 'queued', queuedAt: this.now() }));
  }

  /** At once, or after the lines in work. @throws Refusal `import-not-possible` for one that is over. */
  async cancel(accountId: string, id: string): Promise<StoredJob> {
    const open: readonly ImportPhase[] = [...drafts, 'checking', 'queued', 'running'];
    const job = await this.change(accountId, id, open, ({ phase }) =>
      drafts.includes(phase)
        ? { phase: 'cancelled', error: 'cancelled', endedAt: this.now() }
        : { cancelAsked: true },
    );
    if (job.phase === 'cancelled') await this.files.remove(id);
    return job;
  }

  private async received(job: StoredJob): Promise<StoredJob> {
    const { _id: id, accountId, content } = job;
    try {
      const read = await receivedFile(this.files, id, job.file);
      const remembered = await this.jobs.meaningsOf(accountId, content);
      const columns = guessedColumns(read.header, importTargets[content], remembered);
      return await this.change(accountId, id, ['receiving'], () => ({ ...read, columns, phase: 'received' }));
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      await this.cancel(accountId, id);
      throw new Refusal('import-file-refused', { reason: error.code });
    }
  }

  private async change(
    accountId: string,
    id: string,
    from: readonly ImportPhase[],
    changes: (job: ImportJob) => Changes,
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

  private now(): string {
    return this.clock.now().toISOString();
  }
}
