// `npm run bench [-- name …] [--quick]`, `npm run bench:engines`: one JSON document on stdout, progress on stderr.
// Each benchmark runs in a separate process and includes the baseline that it is compared with.
import { fork, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const onEngines = process.argv.includes('--engines');
const names = onEngines
  ? ['eventstoredb', 'mongo-projection', 'relay', 'typesense']
  : [
      'cost',
      'thread',
      'processes',
      'append',
      'http',
      'visible',
      'rebuild',
      'list',
      'people',
      'documents',
      'items-in-stock',
      'exports',
      'imports',
      'price-lists',
      'search',
      'search-hits',
      'start',
      'web-load',
      'soak',
    ];
const built = onEngines ? ['services/standalone', 'services/relay'] : ['services/standalone'];
const suffix = onEngines ? 'engine.bench.mjs' : 'bench.mjs';
const quick = process.argv.includes('--quick');
const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const unknown = asked.filter((each) => !names.includes(each));

function build() {
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', ...built], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  return status ?? 1;
}

const bench = (name) =>
  new Promise((resolve) => {
    const began = Date.now();
    say(`${name} …`);
    const child = fork(join(here, `${name}.${suffix}`), [], {
      env: { ...process.env, BENCH_QUICK: quick ? '1' : '', LOG_LEVEL: 'error' },
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    let result = { error: 'ended without a result' };
    child.on('message', (message) => (result = message));
    child.on('exit', () => {
      say(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
      resolve(result);
    });
  });

if (unknown.length > 0) {
  say(`unknown benchmark: ${unknown.join(', ')}; the benchmarks are ${names.join(', ')}`);
  process.exit(2);
}
if (!process.argv.includes('--no-build') && build() !== 0) process.exit(1);
const results = {};
for (const name of asked.length > 0 ? asked : names) results[name] = await bench(name);
const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
process.stdout.write(
  `${JSON.stringify({ at: new Date().toISOString(), quick, machine, results }, null, 2)}\n`,
);
