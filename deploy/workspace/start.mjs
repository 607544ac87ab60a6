// `npm start`: builds what changed since the last build, then serves everything from one process.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nx } from './nx.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

if (nx(['run-many', '-t', 'build']) === 0)
  createRequire(import.meta.url)(join(root, 'services/standalone/dist/main.js'));
else process.exitCode = 1;
