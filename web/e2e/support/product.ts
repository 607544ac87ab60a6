import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Product = { readonly url: string; readonly stop: () => Promise<void> };

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

/** The product as `npm start` runs it, on a free port with a new, empty data folder. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reprise-e2e-'));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const stop = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) {
      await Promise.race([gone, pause(5000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await ready(child, () => text);
    const leave = async (): Promise<void> => {
      const early = child.exitCode ?? child.signalCode;
      await stop();
      if (early !== null) throw new Error(`the product had ended by itself (${early}):\n${text}`);
    };
    return { url, stop: leave };
  } catch (error) {
    await stop();
    throw error;
  }
}
