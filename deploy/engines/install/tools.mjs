// Runs the tools an installation needs, and says in words what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../.engines');

/** What a tool prints about its version, or undefined when it is not installed. */
export function versionText(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return error || status !== 0 ? undefined : `${stdout}${stderr}`;
}

/** Runs to the end and gives standard output; a failure carries the last lines that were printed. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const out = [];
    const all = [];
    child.stdout.on('data', (chunk) => (out.push(chunk), all.push(chunk)));
    child.stderr.on('data', (chunk) => all.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(Buffer.concat(out).toString());
      if (signal && options.timeout)
        return reject(new Error(`${command} ${args[0]} took longer than ${options.timeout / 1000} s`));
      const lines = Buffer.concat(all).toString().trim().split('\n').slice(-8).join('\n');
      reject(new Error(`${command} ${args[0]} failed (${code}): ${lines}`));
    });
  });
}
