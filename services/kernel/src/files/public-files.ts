import { createHash } from 'node:crypto';
import { fileAddress, fileFolders, type FileKind } from '@reprise/contracts/kernel';
import type { Documents } from '@reprise/read-kernel/documents';
import type { Clock } from '../base';
import type { FileStore, JudgedFile, StoredFile } from '../ports';
import { Uploads } from './uploads.store';

const dayMs = 86_400_000;

/** Files that every visitor sees, under names that say what is in them: their content never changes. */
export class PublicFiles {
  private readonly uploads: Uploads;

  constructor(
    private readonly files: FileStore,
    documents: Pick<Documents, 'collection'>,
    private readonly clock: Clock,
  ) {
    this.uploads = new Uploads(documents, clock);
  }

  /** @param judged its content, which a judge has accepted as this kind. @returns its address. */
  async keep(kind: FileKind, { bytes, contentType, extension }: JudgedFile): Promise<string> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const key = `${fileFolders[kind]}/${digest}.${extension}`;
    await this.uploads.note(key, kind);
    await this.files.put(key, bytes, contentType);
    return fileAddress(key);
  }

  read(key: string): Promise<StoredFile | undefined> {
    return this.files.get(key);
  }

  /** Takes away what was uploaded more than a day ago and named by no document. @returns how many. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - dayMs).toISOString();
    const forgotten = await this.uploads.forgetUnused(before);
    for (const key of forgotten) if (!(await this.uploads.has(key))) await this.files.delete(key);
    return forgotten.length;
  }
}
