import { importErrorSchema, importLimits, type ImportError } from '@reprise/contracts/imports';
import { Refusal } from '@reprise/contracts/problems';
import { CatalogueImports, type ImportsKeptIn } from './catalogue-imports';
import { ImportChanges } from './import-changes';
import { importFiles, inParts } from './import-files';
import { ImportJobs, type StoredJob } from './import-jobs';
import type { NewImport } from './new-import';

const errorOf = ({ code, details }: Refusal): ImportError =>
  code === 'file-too-large'
    ? 'too-large'
    : (importErrorSchema.safeParse(details['reason']).data ?? 'columns');

/**
 * Imports that a system begins, and at which nobody looks: each is checked and imported by the columns that were
 * chosen for such a file the last time.
 */
export class UnattendedImports {
  private readonly imports: CatalogueImports;
  private readonly changes: ImportChanges;

  constructor(private readonly kept: ImportsKeptIn) {
    this.imports = new CatalogueImports(kept);
    this.changes = new ImportChanges(new ImportJobs(kept.documents));
  }

  /** Undefined as long as it goes on. */
  async outcome(accountId: string, id: string): Promise<{ readonly error: ImportError | null } | undefined> {
    const { phase, error } = await this.imports.read(accountId, id);
    return phase === 'ended' || phase === 'cancelled' ? { error } : undefined;
  }

  /** A whole file, as it arrives. @throws Refusal `file-too-large`, `import-file-refused`; the list says why */
  async accept(asked: NewImport, content: AsyncIterable<Uint8Array>): Promise<StoredJob> {
    const job = await this.imports.create(asked, 0, true);
    try {
      const bytes = await this.store(job._id, content);
      const whole = await this.changes.change(job.accountId, job._id, ['receiving'], ({ file }) => ({
        file: { ...file, bytes },
      }));
      const { columns } = await this.imports.received(whole);
      return await this.imports.check(job.accountId, job._id, columns);
    } catch (error) {
      if (error instanceof Refusal) await this.listed(job, errorOf(error));
      // It did not arrive as a whole: there was no import.
      else await this.imports.cancel(job.accountId, job._id).catch(() => undefined);
      throw error;
    }
  }

  /** There was no file to begin with: the list says why nothing was imported. */
  async notFetched(asked: NewImport, error: ImportError): Promise<void> {
    await this.listed(await this.imports.create(asked, 0, true), error);
  }

  /** @throws Refusal `file-too-large` */
  private async store(id: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const files = importFiles(this.kept.files);
    let [bytes, part] = [0, 0];
    for await (const piece of inParts(content)) {
      bytes += piece.byteLength;
      if (bytes > importLimits.bytes) throw new Refusal('file-too-large', { limit: importLimits.bytes });
      await files.put(id, part, piece);
      part += 1;
    }
    return bytes;
  }

  private async listed({ _id: id, accountId }: StoredJob, error: ImportError): Promise<void> {
    const now = this.kept.clock.now().toISOString();
    const over = { phase: 'ended' as const, error, queuedAt: now, endedAt: now };
    await this.changes.change(accountId, id, ['receiving', 'received', 'cancelled'], () => over);
    await importFiles(this.kept.files).remove(id);
  }
}
