// What some hosts need at run time, and nothing else: node deploy/images/assemble.mjs <folder> <host>…
// Run in a built workspace. The folder gets the hosts' own packages, built, with production dependencies; the api the pages too.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const [target, ...hosts] = process.argv.slice(2);
if (!target || hosts.length === 0) throw new Error('usage: assemble.mjs <folder> <host>…');
const folder = resolve(target);

/** Name of each package of the workspace → its folder. */
const packages = new Map(
  Object.entries(read('package-lock.json').packages)
    .filter(([, { link }]) => link)
    .map(([name, { resolved }]) => [name.replace('node_modules/', ''), resolved]),
);

function closure(name, seen = new Set()) {
  if (seen.has(name) || !packages.has(name)) return seen;
  seen.add(name);
  Object.keys(read(join(packages.get(name), 'package.json')).dependencies ?? {}).forEach((each) =>
    closure(each, seen),
  );
  return seen;
}

const forTests = /\.(spec|fixture)\.|\.d\.ts$|\.tsbuildinfo$/;
const copyBuilt = (path) =>
  cpSync(join(root, path), join(folder, path), { recursive: true, filter: (each) => !forTests.test(each) });

// npm ci wants every manifest that the lockfile names; those of other packages go again afterwards.
for (const path of [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...[...packages.values()].map((each) => join(each, 'package.json')),
]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(join(root, path), join(folder, path));
}
const chosen = hosts.map((host) => `@reprise/${host}`);
// Native code comes inside the packages: no install script is needed, so none may run.
const install = ['ci', '--omit=dev', '--ignore-scripts', ...chosen.flatMap((name) => ['--workspace', name])];
const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const needed = new Set(chosen.flatMap((name) => [...closure(name)]));
for (const [name, path] of packages)
  if (needed.has(name)) copyBuilt(join(path, 'dist'));
  else rmSync(join(folder, path), { recursive: true, force: true });
if (hosts.includes('api')) copyBuilt('web/dist');
mkdirSync(join(folder, 'deploy/images'), { recursive: true });
for (const name of ['start.mjs', 'healthy.mjs'])
  copyFileSync(join(root, 'deploy/images', name), join(folder, 'deploy/images', name));
for (const name of ['.npmrc', 'package-lock.json']) rmSync(join(folder, name));
