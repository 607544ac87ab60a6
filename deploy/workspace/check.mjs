// `npm run check`: what every commit must pass, in under two minutes: format, lint, types, fast tests with the
// architecture rules, drift of generated files.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const steps = [
  [
    'format',
    'node_modules/prettier/bin/prettier.cjs',
    ['--check', '--cache', '--cache-location', '.nx/prettier', '--log-level', 'warn', '.'],
  ],
  ['types', 'node_modules/typescript/bin/tsc', ['-b']],
  ['lint', 'node_modules/eslint/bin/eslint.js', ['.', '--cache', '--cache-location', '.nx/eslint']],
  [
    'fast tests',
    'node_modules/jest/bin/jest.js',
    ['--selectProjects', 'node', 'web', '--silent', '--maxWorkers=100%'],
  ],
  ['generated files', 'deploy/workspace/catalog.mjs', ['--check']],
];

for (const [name, script, args] of steps) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) process.exit(1);
}
