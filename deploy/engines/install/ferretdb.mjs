// FerretDB: a real server of MongoDB's protocol, on SQLite or on a PostgreSQL.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ferretDb } from '../versions.mjs';
import { binaryOf, installGoProgram } from './go-module.mjs';

const program = {
  ...ferretDb,
  name: 'ferretdb',
  // An earlier one was built without PostgreSQL.
  edition: 'both',
  main: './cmd/ferretdb',
  // FerretDB's own build writes this file; the module's zip lacks it, and a binary without it panics at startup.
  prepare: (source) => writeFileSync(join(source, 'build/version/version.txt'), `${ferretDb.version}\n`),
};

export const ferretDbBinary = binaryOf(program);
/** Undefined if FerretDB is ready to start; otherwise why not, in words. */
export const installFerretDb = () => installGoProgram(program);
