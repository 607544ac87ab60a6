import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const copiedOtherwise = new Set([
  'events.sqlite',
  'reference.sqlite',
  'read-models.sqlite',
  'lock.sqlite',
  'files',
]);

/** What else lies in a data folder: the master key, kept mails. */
export async function otherThings(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(dataDir);
  return names.filter(
    (name) => !copiedOtherwise.has(name.replace(/-(wal|shm)$/, '')) && !name.startsWith('.'),
  );
}

/** A new folder is given them too; engines cannot hold them. */
export async function copyOtherThings(from: string, to: string): Promise<void> {
  for (const name of await otherThings(from)) {
    if (!existsSync(join(to, name)))
      await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}
