import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ferretDbBinary, installFerretDb } from '../install/ferretdb.mjs';
import { answers } from './answers.mjs';
import { freePort, startServer } from './server-process.mjs';

/**
 * A FerretDB on SQLite files in `folder`, or on the database of PostgreSQL at `postgreSqlUrl`; ready when it answers a ping
 * of MongoDB's protocol.
 */
export async function startFerretDb({ folder, port, postgreSqlUrl }) {
  const reason = await installFerretDb();
  if (reason) throw new Error(reason);
  mkdirSync(folder, { recursive: true });
  const chosen = port ?? (await freePort());
  const url = `mongodb://127.0.0.1:${chosen}/`;
  const backend = postgreSqlUrl
    ? { '--handler': 'pg', '--postgresql-url': postgreSqlUrl }
    : { '--handler': 'sqlite', '--sqlite-url': `file:${folder}/` };
  const options = { ...backend, '--listen-addr': `127.0.0.1:${chosen}` };
  const quiet = {
    '--telemetry': 'disable',
    '--state-dir': folder,
    '--debug-addr': '-',
    '--log-level': 'error',
  };
  const args = Object.entries({ ...options, ...quiet }).map(([name, value]) => `${name}=${value}`);
  return startServer({
    name: 'FerretDB',
    command: [ferretDbBinary, ...args],
    log: join(folder, 'ferretdb.log'),
    answers: () => answers.mongodb(url),
    url,
    port: chosen,
    folder,
  });
}
