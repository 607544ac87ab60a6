// Runs the tools that an installation needs, and reports what is missing, in words.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const engineFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../.engines');

/** A tool's version output, or undefined if it is not installed. */
export function versionText(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return error || status !== 0 ? undefined : `${stdout}${stderr}`;
}

const longestLine = 200;

/** The most informative line of a program's output: the first error, or else the last line. */
export function tellingLine(printed) {
  const lines = printed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const line = lines.find((each) => /\berror\b/i.test(each)) ?? lines.at(-1) ?? '';
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

/** Runs to the end and returns standard output; an error contains the most informative line. */
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
      reject(
        new Error(`${command} ${args[0]} failed (${code}): ${tellingLine(Buffer.concat(all).toString())}`),
      );
    });
  });
}
