import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keptMailsFile } from '@reprise/gateways';
import { dataFiles } from '@reprise/hosting';
import { copyDatabase } from '@reprise/kernel';

/** Stored beside the databases. Without the master key: anyone with both could read customers' data. */
const folders = ['files'];

/** A consistent copy at the same place below another folder. */
function copyInto(copies: string, dataDir: string, file: string): void {
  if (!existsSync(file)) return;
  const copy = file.replace(dataDir, copies);
  mkdirSync(dirname(copy), { recursive: true });
  copyDatabase(file, copy);
}

/**
 * A tar archive of the embedded engines in a folder, while others use it. The log, with its checkpoints and timers,
 * is copied before the documents: every document that it refers to then exists. Read models are rebuilt.
 * @throws Error if there is no installation, or tar fails.
 */
export async function backUp(dataDir: string, archive: Writable): Promise<void> {
  const { log, reference } = dataFiles(dataDir);
  if (!existsSync(log)) throw new Error(`There is no installation in ${dataDir}.`);
  const copies = mkdtempSync(join(dataDir, 'backup-'));
  try {
    for (const file of [log, reference, keptMailsFile(dataDir)]) copyInto(copies, dataDir, file);
    const beside = folders.filter((folder) => existsSync(join(dataDir, folder)));
    const more = beside.length > 0 ? ['-C', dataDir, ...beside] : [];
    const tar = spawn('tar', ['-c', '-C', copies, '.', ...more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(tar, 'close');
    await pipeline(tar.stdout, archive, { end: false });
    const [code] = await ended;
    // 1 means that a file was added while its folder was read.
    if (code !== 0 && code !== 1) throw new Error(`tar failed with exit code ${code}.`);
  } finally {
    rmSync(copies, { recursive: true });
  }
}
