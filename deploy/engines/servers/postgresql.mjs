import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listens } from './answers.mjs';
import { freePort, startServer } from './server-process.mjs';

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;
// It refuses to run as root.
const asItself = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

/** The folder of the newest installed PostgreSQL's programs, as Debian lays them; undefined if there is none. */
export function postgreSqlPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

const idOf = (kind) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);

/** A PostgreSQL with an empty database `ferretdb`, in a folder of its own that its user can reach; gone when it is stopped. */
export async function startPostgreSql() {
  const programs = postgreSqlPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'reprise-postgresql-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const run = (program, ...args) => {
    const [file, ...first] = [...asItself, join(programs, program)];
    const { status, stderr } = spawnSync(file, [...first, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
  const port = await freePort();
  const server = await startServer({
    name: 'PostgreSQL',
    command: [...asItself, join(programs, 'postgres'), '-D', data, '-p', String(port), '-k', folder],
    log: join(folder, 'postgresql.log'),
    answers: () => listens(port),
    url: `postgres://postgres@127.0.0.1:${port}/ferretdb`,
    port,
    folder,
  });
  run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'ferretdb');
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, pid: server.pid, stop };
}
