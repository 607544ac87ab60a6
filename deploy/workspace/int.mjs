// The integration tests of a package. Those that fail run once more, by themselves: a busy machine may miss a moment;
// a real fault fails twice, and both failures are printed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

function run(...args) {
  const options = ['-c', join(root, 'jest.config.cjs'), '--selectProjects', 'int', '--silent'];
  const { status } = spawnSync(process.execPath, [jest, ...options, ...args], { stdio: 'inherit' });
  return status ?? 1;
}

const paths = ['--', ...process.argv.slice(2)];
if (run('--maxWorkers=2', ...paths) !== 0) {
  console.error('\nSome failed. They run once more, one at a time.\n');
  process.exitCode = run('--onlyFailures', '--runInBand', ...paths);
}
