// The double of EventStoreDB in a process of its own: where no server of it can be had, and something is to be killed.
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startServer } from './server-process.mjs';

const testing = join(dirname(fileURLToPath(import.meta.url)), '../../../services/kernel/src/testing');
const program = [
  ...['-C', '@reprise/source', '-r', join(testing, 'typescript.fixture.cjs')],
  join(testing, 'eventstoredb/main.ts'),
];

function listens(port) {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), answer(true)));
    socket.on('error', () => answer(false));
  });
}

/** What it has acknowledged is in a file in `folder`, whatever becomes of the process. */
export async function startEventStoreDouble({ folder, port }) {
  mkdirSync(folder, { recursive: true });
  const chosen = port ?? (await freePort());
  return startServer({
    name: 'the double of EventStoreDB',
    command: [process.execPath, ...program, String(chosen), join(folder, 'events.jsonl')],
    log: join(folder, 'double.log'),
    answers: () => listens(chosen),
    url: `esdb://127.0.0.1:${chosen}?tls=false`,
    port: chosen,
    folder,
  });
}
