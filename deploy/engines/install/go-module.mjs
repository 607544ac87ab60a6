// Compiles a program from its Go module, into the ignored folder.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { engineFolder, run, versionText } from './tools.mjs';

function missing(name, [major, minor]) {
  const text = versionText('go', 'version');
  if (text === undefined)
    return `Go is not installed (${name} is compiled with Go ${major}.${minor} or newer)`;
  const found = /go(\d+)\.(\d+)/.exec(text);
  // From 1.21 on, Go fetches the toolchain that a module requires.
  if (found && Number(found[1]) === 1 && Number(found[2]) < 21)
    return `Go ${found[1]}.${found[2]} is too old to compile ${name} (${major}.${minor} is needed)`;
}

function makeWritable(path) {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const each = join(entry.parentPath ?? entry.path, entry.name);
    chmodSync(each, statSync(each).mode | 0o200);
  }
}

/** Path of a module's program, once compiled. */
export const binaryOf = ({ name, version, edition }) =>
  join(
    engineFolder,
    [name, version, edition].filter(Boolean).join('-'),
    process.platform === 'win32' ? `${name}.exe` : name,
  );

/**
 * Not `go install`: it requests the list of a module's versions, which some module proxies refuse, and some sources
 * need a change first (`prepare`). So the module is downloaded by version, copied and compiled.
 */
async function build({ module, version, main, prepare, patienceMs, ...named }) {
  const binary = binaryOf({ version, ...named });
  mkdirSync(dirname(binary), { recursive: true });
  // A separate folder: two concurrent installations do not disturb each other.
  const source = mkdtempSync(`${binary}-`);
  try {
    const { Dir } = JSON.parse(await run('go', ['mod', 'download', '-json', `${module}@${version}`]));
    cpSync(Dir, source, { recursive: true });
    makeWritable(source);
    prepare?.(source);
    const flags = ['-trimpath', '-ldflags=-s -w', '-buildvcs=false'];
    const output = join(source, 'built-program');
    await run('go', ['build', ...flags, '-o', output, main], { cwd: source, timeout: patienceMs });
    renameSync(output, binary);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

/**
 * @param program { name, edition?, module, version, go: [major, minor], main, prepare?(source), patienceMs? }
 * @returns undefined if the program is available; otherwise why not, in words.
 */
export async function installGoProgram(program) {
  if (existsSync(binaryOf(program))) return undefined;
  const reason = missing(program.name, program.go);
  if (reason) return reason;
  try {
    await build(program);
  } catch (failure) {
    return `${program.name} could not be compiled: ${failure.message}`;
  }
}
