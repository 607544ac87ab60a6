import { SqliteEventLog } from './sqlite-event-log';
import { uuidv7 } from '../base';

/** Appends from several writers until it is killed; prints the id of every acknowledged event. */
async function write(log: SqliteEventLog): Promise<void> {
  for (;;) {
    const id = uuidv7();
    const meta = { accountId: 'a', actor: { userId: 'u', role: 'r' }, correlationId: id, causationId: id };
    const event = { id, type: 'Noted', version: 1, data: {}, ...meta };
    await log.append(`buyback-${id}`, [event, { ...event, id: uuidv7() }], 'no-stream');
    process.stdout.write(`${id}\n`);
  }
}

const log = new SqliteEventLog({ file: process.argv[2] ?? '' });
for (let writer = 0; writer < 16; writer += 1) void write(log);
