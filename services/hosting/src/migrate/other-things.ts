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

/** Other content of a data folder: the master key, saved mails. */
export async function otherThings(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(dataDir);
  return names.filter(
    (name) => !copiedOtherwise.has(name.replace(/-(wal|shm)$/, '')) && !name.startsWith('.'),
  );
}

/** Copied to a new folder too; engines cannot hold it. */
export async function copyOtherThings(from: string, to: string): Promise<void> {
  for (const name of await otherThings(from)) {
    if (!existsSync(join(to, name)))
      await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  }
}
