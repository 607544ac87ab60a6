import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Product = {
  readonly url: string;
  /** Ends it from one moment to the next, and starts it on the same folder and the same port. */
  readonly killAndStart: () => Promise<void>;
  /** What operators read. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};
type Running = { readonly child: ChildProcess; readonly url: string; readonly output: () => string };

const main = join(__dirname, '../../../services/standalone/dist/main.js');
const patienceMs = 60_000;

async function ready(child: ChildProcess, output: () => string): Promise<string> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const url = /Public app\s+(http:\/\/\S+?)\/\s/.exec(output())?.[1];
    if (url) return url;
    if (child.exitCode !== null) break;
    await pause(50);
  }
  throw new Error(`the product did not start:\n${output()}`);
}

async function end({ child }: Pick<Running, 'child'>): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.kill('SIGTERM')) {
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }
}

async function run(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const output = (): string => text;
  try {
    return { child, output, url: await ready(child, output) };
  } catch (error) {
    await end({ child });
    throw error;
  }
}

/** Made once for each of jest's processes, as the first start of a newcomer makes it. */
async function demonstrationIn(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const making = await mkdtemp(`${folder}-`);
  await end(await run({ PORT: '0', DATA_DIR: making }));
  await rename(making, folder);
  return folder;
}

/**
 * Where a product begins: in an empty folder, or in one that holds the demonstration already. Where no run of tests
 * keeps one (`KEPT_DEMONSTRATION`), each makes its own.
 */
export type Beginning = 'empty' | 'with demonstration';
async function newFolder(beginning: Beginning): Promise<string> {
  const { KEPT_DEMONSTRATION: kept, JEST_WORKER_ID: jestProcess = '1' } = process.env;
  const folder = await mkdtemp(join(tmpdir(), 'reprise-e2e-'));
  if (kept && beginning === 'with demonstration')
    await cp(await demonstrationIn(join(kept, jestProcess)), folder, { recursive: true });
  return folder;
}

/** The product as `npm start` runs it, on a free port with a new data folder. */
export async function startProduct(env: Record<string, string>, beginning: Beginning): Promise<Product> {
  const dataDir = await newFolder(beginning);
  const forget = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  const start = (port: string): Promise<Running> => run({ PORT: port, DATA_DIR: dataDir, ...env });
  try {
    let now = await start('0');
    const { url } = now;
    const killAndStart = async (): Promise<void> => {
      const gone = once(now.child, 'exit');
      now.child.kill('SIGKILL');
      await gone;
      now = await start(new URL(url).port);
    };
    const stop = async (): Promise<void> => {
      const { exitCode, signalCode } = now.child;
      await end(now);
      await forget();
      const early = exitCode ?? signalCode;
      if (early !== null) throw new Error(`the product had ended by itself (${early}):\n${now.output()}`);
    };
    return { url, killAndStart, output: () => now.output(), stop };
  } catch (error) {
    await forget();
    throw error;
  }
}
