import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { FileStore, StoredFile } from '@reprise/kernel/ports';
import { checkContentType } from './content-type';
import { removeDrafts } from './drafts';
import { parseFileKey } from './file-key';

const absent = (error: unknown): undefined => {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(Object(error).code)) return undefined;
  throw error;
};

/** One file per key: a line with the content type, then the bytes, so that one rename replaces both. */
function encode(bytes: Buffer, contentType: string): Buffer {
  checkContentType(contentType);
  return Buffer.concat([Buffer.from(`${contentType}\n`), bytes]);
}

function decode(content: Buffer): StoredFile {
  const end = content.indexOf(10);
  return { contentType: content.subarray(0, end).toString(), bytes: content.subarray(end + 1) };
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files under `dataDir/files`. */
export class DiskFileStore implements FileStore {
  private readonly root: string;
  private readonly folders = new Map<string, Promise<unknown>>();
  constructor(options: { dataDir: string }) {
    this.root = join(options.dataDir, 'files');
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const path = this.pathOf(key);
    const content = encode(bytes, contentType);
    const draft = join(this.root, `.draft-${randomUUID()}`);
    await this.folder(dirname(path));
    try {
      await writeWhole(draft, content);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<StoredFile | undefined> {
    const content = await readFile(this.pathOf(key)).catch(absent);
    return content && decode(content);
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async under(folder: string): Promise<readonly string[]> {
    parseFileKey(folder);
    return (await this.keys()).filter((key) => key.startsWith(`${folder}/`));
  }

  /** Takes away the drafts of writes that a kill cut short: those of before this process. @returns how many. */
  async sweep(): Promise<number> {
    return removeDrafts(this.root);
  }

  /** Keys of all files, in order. */
  async keys(): Promise<readonly string[]> {
    const found = await readdir(this.root, { recursive: true }).catch(absent);
    const files = (found ?? []).filter((path) => path.endsWith('.file'));
    return files.map((path) => path.slice(0, -'.file'.length).split(sep).join('/')).sort();
  }

  /** Created once; a failure is not cached. */
  private async folder(path: string): Promise<void> {
    const known = this.folders.get(path);
    const made = known ?? mkdir(path, { recursive: true });
    this.folders.set(path, made);
    if (!known) made.catch(() => this.folders.delete(path));
    await made;
  }

  /** The suffix keeps a key `a` from conflicting with a key `a/b`. */
  private pathOf(key: string): string {
    return `${join(this.root, ...parseFileKey(key))}.file`;
  }
}
