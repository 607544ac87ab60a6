// `npm start`: builds what changed since the last build, then serves everything from one process.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = join(root, '.nx/build-stamp');
const main = join(root, 'services/standalone/dist/main.js');
const page = join(root, 'web/dist/index.html');
const skipped = new Set(['node_modules', 'dist', 'dist-types', 'coverage']);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name) || /\.spec\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else yield path;
  }
}

/** Changes when any source, manifest or the installed packages change. */
function stamp() {
  const hash = createHash('sha1');
  for (const folder of ['contracts', 'services', 'read-models', 'web'])
    for (const path of sources(join(root, folder))) {
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path}:${mtimeMs}:${size}\n`);
    }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

function run(label, command, args, cwd) {
  const started = Date.now();
  console.log(`… ${label}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`${label} failed`));
      console.log(`✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve();
    });
  });
}

async function build(now) {
  console.log('Building Reprise (first start, or the sources changed):');
  await Promise.all([
    run('server', join(root, 'node_modules/typescript/bin/tsc'), ['-b', 'services/standalone'], root),
    run(
      'web',
      join(root, 'node_modules/vite/bin/vite.js'),
      ['build', '--logLevel', 'warn'],
      join(root, 'web'),
    ),
  ]);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, now);
}

const now = stamp();
const built =
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now && existsSync(main) && existsSync(page);
try {
  if (!built) await build(now);
  if (!process.argv.includes('--build-only')) createRequire(import.meta.url)(main);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
