// The double of EventStoreDB in a separate process: for tests that kill it if no server is available.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answers } from './answers.mjs';
import { freePort, startServer } from './server-process.mjs';

const testing = join(dirname(fileURLToPath(import.meta.url)), '../../../services/kernel/src/testing');
const program = [
  ...['-C', '@reprise/source', '-r', join(testing, 'typescript.fixture.cjs')],
  join(testing, 'eventstoredb/main.ts'),
];

/** Acknowledged data is in a file in `folder`, whatever happens to the process. */
export async function startEventStoreDouble({ folder, port }) {
  mkdirSync(folder, { recursive: true });
  const chosen = port ?? (await freePort());
  const url = `esdb://127.0.0.1:${chosen}?tls=false`;
  return startServer({
    name: 'the double of EventStoreDB',
    command: [process.execPath, ...program, String(chosen), join(folder, 'events.jsonl')],
    log: join(folder, 'double.log'),
    answers: () => answers.eventstoredb(url),
    url,
    port: chosen,
    folder,
  });
}
