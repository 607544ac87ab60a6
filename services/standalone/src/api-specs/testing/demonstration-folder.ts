import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caughtUp, eventually } from '@reprise/kernel/testing';
import { startProduct } from './start-product';

/** Made once for each of jest's processes: most of the time of a spec would else go into making the same demonstration. */
async function made(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const making = mkdtempSync(`${folder}-`);
  const { app, installation } = await startProduct({ DATA_DIR: making }, false);
  const { worker, engines } = installation;
  await eventually(() => caughtUp(worker.engine, engines.store));
  await app.close();
  await installation.close();
  renameSync(making, folder);
  return folder;
}

/** A new folder. Where the run of tests keeps a demonstration (`KEPT_DEMONSTRATION`), it holds a copy of it, else nothing. */
export async function demonstrationFolder(): Promise<string> {
  const { KEPT_DEMONSTRATION: kept, JEST_WORKER_ID: jestProcess = '1' } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'reprise-api-'));
  if (kept) cpSync(await made(join(kept, jestProcess)), folder, { recursive: true });
  return folder;
}
