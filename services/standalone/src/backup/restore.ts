import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dataFiles, makePrivateFolder } from '@reprise/hosting';
import { lockFolder } from '@reprise/kernel';

async function unpack(archive: Readable, folder: string): Promise<void> {
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(tar, 'close');
  // tar may stop reading early; its exit code shows why.
  await pipeline(archive, tar.stdin).catch(() => undefined);
  const [code] = await ended;
  if (code !== 0) throw new Error('The archive could not be read.');
}

/**
 * Restores an archive of `backUp` into a folder without an installation; nothing appears there unless the whole
 * archive was read.
 * @throws Error for a folder with an installation, or an archive that is not a backup; FolderInUse
 */
export async function restore(archive: Readable, dataDir: string): Promise<void> {
  const { log, reference } = dataFiles(dataDir);
  makePrivateFolder(dataDir);
  const release = lockFolder(dataDir);
  const unpacked = mkdtempSync(join(dataDir, 'restore-'));
  try {
    if (existsSync(log))
      throw new Error(`${dataDir} already contains an installation; restore into an empty folder.`);
    await unpack(archive, unpacked);
    if ([log, reference].some((file) => !existsSync(join(unpacked, basename(file)))))
      throw new Error('The archive is not a backup of an installation.');
    // The log last: without it the folder does not count as an installation.
    const names = readdirSync(unpacked).sort(
      (a, b) => Number(a === basename(log)) - Number(b === basename(log)),
    );
    for (const name of names) renameSync(join(unpacked, name), join(dataDir, name));
  } finally {
    rmSync(unpacked, { recursive: true });
    release();
  }
}
