// The integration tests of a package: `int.mjs [options of jest] <folder>`. Those that fail run once more, by themselves: a busy machine may miss a moment;
// a real fault fails twice, and both failures are printed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
// The demonstration is made once and copied, not made by each test that begins with it.
const kept = mkdtempSync(join(tmpdir(), 'reprise-kept-demonstration-'));
const env = { ...process.env, KEPT_DEMONSTRATION: kept };

function run(...args) {
  const options = ['-c', join(root, 'jest.config.cjs'), '--selectProjects', 'int', '--silent'];
  const { status } = spawnSync(process.execPath, [jest, ...options, ...args], { stdio: 'inherit', env });
  return status ?? 1;
}

const given = process.argv.slice(2);
const isOption = (each) => each.startsWith('--');
// jest keeps some 100 MB of each file: without a limit, its processes end up collecting garbage.
const options = ['--workerIdleMemoryLimit=1500MB', ...given.filter(isOption)];
const paths = ['--', ...given.filter((each) => !isOption(each))];
if (run(...options, ...paths) !== 0) {
  console.error('\nSome failed. They run once more, one at a time.\n');
  process.exitCode = run('--onlyFailures', '--runInBand', ...paths);
}
rmSync(kept, { recursive: true, force: true });
