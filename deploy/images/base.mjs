// The base image of all others, under its pinned name: already there, pulled, or built from Debian's packages and
// the Node that npm packs if no registry of images is reachable.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineFolder, run, versionText } from '../engines/install/tools.mjs';

const dockerfile = join(dirname(fileURLToPath(import.meta.url)), 'Dockerfile');
/** `node:<version>-<Debian>-slim`, as in the Dockerfile. */
export const baseImage = /^FROM (\S+) AS build$/m.exec(readFileSync(dockerfile, 'utf8'))[1];
const [, version, suite] = /^node:([\d.]+)-(\w+)-slim$/.exec(baseImage);
const pullPatienceMs = 120_000;

async function succeeds(promise) {
  return promise.then(
    () => true,
    () => false,
  );
}

/** Documentation and package lists, which nothing in a container reads. */
const dispensable = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'usr/share/info',
  'var/lib/apt/lists',
  'var/cache/apt/pkgcache.bin',
  'var/cache/apt/srcpkgcache.bin',
  'var/cache/apt/archives',
];

async function debian(folder) {
  if (versionText('debootstrap', '--version') === undefined)
    await run('apt-get', ['install', '-y', '-qq', 'debootstrap']);
  await run('debootstrap', ['--variant=minbase', '--include=libstdc++6', suite, folder]);
  for (const path of dispensable) rmSync(join(folder, path), { recursive: true, force: true });
  // apt needs its folder if something is installed later.
  mkdirSync(join(folder, 'var/cache/apt/archives/partial'), { recursive: true });
}

/** The program of that version: this machine's own, or the one that npm packs. */
async function nodeProgram() {
  if (process.version === `v${version}`) return realpathSync(process.execPath);
  const pack = `node-${process.platform}-${process.arch}`;
  const folder = join(engineFolder, `node-${version}`);
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false'];
  await run('npm', ['install', '--prefix', folder, ...options, `${pack}@${version}`]);
  return join(folder, 'node_modules', pack, 'bin/node');
}

/** Node, and npm of this machine, at the paths of Node's own image. */
async function addNode(folder) {
  const bin = join(folder, 'usr/local/bin');
  cpSync(await nodeProgram(), join(bin, 'node'));
  const npm = resolve(realpathSync(spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim()), '../..');
  const modules = join(folder, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(npm, join(modules, 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
}

async function make({ docker }) {
  if (process.getuid() !== 0) throw new Error(`${baseImage} cannot be built here without root privileges`);
  const folder = join(engineFolder, 'base-image');
  const archive = `${folder}.tar`;
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(engineFolder, { recursive: true });
    await debian(folder);
    await addNode(folder);
    await run('tar', ['-c', '-f', archive, '-C', folder, '.']);
    const path = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    await docker(['import', '--change', path, '--change', 'CMD ["node"]', archive, baseImage]);
  } finally {
    for (const path of [folder, archive]) if (existsSync(path)) rmSync(path, { recursive: true });
  }
}

/** @returns how the image was obtained, in words. @throws Error if it was not. */
export async function provideBase(engine) {
  const { docker } = engine;
  if (await succeeds(docker(['image', 'inspect', baseImage]))) return 'already there';
  if (await succeeds(docker(['pull', '--quiet', baseImage], { timeout: pullPatienceMs }))) return 'pulled';
  await make(engine);
  return `built from Debian ${suite} and Node ${version}`;
}
