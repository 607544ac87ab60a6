import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = '.draft-';

/** Removes what writes of earlier processes have left behind when they were killed. @returns how many. */
export async function removeDrafts(folder: string): Promise<number> {
  const begun = Date.now() - process.uptime() * 1000;
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs >= begun) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
