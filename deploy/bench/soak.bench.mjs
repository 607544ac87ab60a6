// Ten minutes of `npm run soak`, one in a quick run: mixed traffic while the worker is killed, and everything compared at the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bench, quick } from './measure.mjs';

const soak = join(dirname(fileURLToPath(import.meta.url)), 'soak/soak.mjs');
const args = quick ? ['--minutes', '1', '--rate', '40', '--restart', '25'] : ['--minutes', '10'];

await bench(async () => {
  const child = spawn(process.execPath, [soak, ...args], { stdio: ['ignore', 'pipe', 2] });
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (report === '') throw new Error(`the soak ended without a report (exit code ${code})`);
  return JSON.parse(report);
});
