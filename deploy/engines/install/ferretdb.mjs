// FerretDB: a real server of MongoDB's protocol on SQLite, compiled from its Go module.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ferretDb } from '../versions.mjs';
import { engineFolder, run, versionText } from './tools.mjs';

const folder = join(engineFolder, `ferretdb-${ferretDb.version}`);
export const ferretDbBinary = join(folder, process.platform === 'win32' ? 'ferretdb.exe' : 'ferretdb');

function missing() {
  const [major, minor] = ferretDb.go;
  const text = versionText('go', 'version');
  if (text === undefined)
    return `Go is not installed (FerretDB is compiled with Go ${major}.${minor} or newer)`;
  const found = /go(\d+)\.(\d+)/.exec(text);
  // From 1.21 on Go fetches the toolchain that a module asks for.
  if (found && Number(found[1]) === 1 && Number(found[2]) < 21)
    return `Go ${found[1]}.${found[2]} is too old to compile FerretDB (${major}.${minor} is needed)`;
}

function makeWritable(path) {
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const each = join(entry.parentPath ?? entry.path, entry.name);
    chmodSync(each, statSync(each).mode | 0o200);
  }
}

/**
 * Not `go install`: the module's zip lacks build/version/version.txt, which FerretDB's own build writes, and a binary
 * without it panics at its start; and go asks for the list of versions, which some module proxies refuse. So the module is
 * downloaded by its version, copied, given that file and compiled. The PostgreSQL backend is left out.
 */
async function build() {
  const source = join(folder, 'source');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { Dir } = JSON.parse(
    await run('go', ['mod', 'download', '-json', `${ferretDb.module}@${ferretDb.version}`]),
  );
  cpSync(Dir, source, { recursive: true });
  chmodSync(source, 0o755);
  makeWritable(source);
  writeFileSync(join(source, 'build/version/version.txt'), `${ferretDb.version}\n`);
  const flags = ['-trimpath', '-ldflags=-s -w', '-tags=ferretdb_no_postgresql', '-buildvcs=false'];
  await run('go', ['build', ...flags, '-o', `${ferretDbBinary}.new`, './cmd/ferretdb'], { cwd: source });
  rmSync(source, { recursive: true, force: true });
  renameSync(`${ferretDbBinary}.new`, ferretDbBinary);
}

/** Undefined when FerretDB is ready to start; else why it is not, in words. */
export async function installFerretDb() {
  if (existsSync(ferretDbBinary)) return undefined;
  const reason = missing();
  if (reason) return reason;
  try {
    await build();
  } catch (failure) {
    return `FerretDB could not be compiled: ${failure.message}`;
  }
}
