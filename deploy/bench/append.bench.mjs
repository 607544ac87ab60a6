// Durable single-event appends by 64 writers at once, against the bare driver doing the same inserts in batches.
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { SqliteEventLog, uuidv7 } from '@reprise/kernel';
import { bench, memory, quick, round } from './measure.mjs';

const writers = 64;
const rounds = quick ? 1 : 4;
const milliseconds = quick ? 1500 : 3000;
const data = { productId: uuidv7(), label: 'Apple iPhone 14 128 Go', price: 32_000, note: 'x'.repeat(300) };
const meta = { accountId: uuidv7(), actor: { userId: uuidv7(), role: 'admin' } };

const table = `CREATE TABLE events (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, stream TEXT NOT NULL,
  revision INTEGER NOT NULL, type TEXT NOT NULL, version INTEGER NOT NULL, time TEXT NOT NULL,
  account_id TEXT NOT NULL, meta TEXT NOT NULL, data TEXT NOT NULL, UNIQUE (stream, revision)
) STRICT`;

/** The same rows, 64 per transaction, with the bare driver only. */
function bare(file, until) {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(table);
  const insert = database.prepare(
    `INSERT INTO events (id, stream, revision, type, version, time, account_id, meta, data)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const streams = Array.from({ length: writers }, () => `bench-${uuidv7()}`);
  let revision = 0;
  while (performance.now() < until) {
    database.exec('BEGIN IMMEDIATE');
    const time = new Date().toISOString();
    for (const stream of streams) {
      const id = uuidv7();
      const about = JSON.stringify({ actor: meta.actor, correlationId: id, causationId: id });
      insert.run(id, stream, revision, 'Noted', 1, time, meta.accountId, about, JSON.stringify(data));
    }
    database.exec('COMMIT');
    revision += 1;
  }
  database.close();
  return revision * writers;
}

async function product(file, until) {
  const log = new SqliteEventLog({ file });
  let written = 0;
  async function writer() {
    const stream = `bench-${uuidv7()}`;
    for (let revision = -1; performance.now() < until; revision += 1) {
      const id = uuidv7();
      const event = { id, type: 'Noted', version: 1, data, ...meta, correlationId: id, causationId: id };
      await log.append(stream, [event], revision < 0 ? 'no-stream' : revision);
      written += 1;
    }
  }
  await Promise.all(Array.from({ length: writers }, writer));
  await log.close();
  return written;
}

await bench(async (folder) => {
  const totals = { bare: 0, product: 0 };
  for (let turn = 0; turn < rounds; turn += 1) {
    totals.bare += bare(join(folder, `bare-${turn}`), performance.now() + milliseconds);
    totals.product += await product(join(folder, `log-${turn}`), performance.now() + milliseconds);
  }
  const seconds = (rounds * milliseconds) / 1000;
  return {
    what: `single-event appends, ${writers} writers, synchronous=FULL, ${rounds} rounds each in turn`,
    appendsPerSecond: Math.round(totals.product / seconds),
    baseline: {
      what: `bare driver, ${writers} inserts a transaction`,
      insertsPerSecond: Math.round(totals.bare / seconds),
    },
    shareOfBaseline: round(totals.product / totals.bare),
    aim: 'at least 0.5 of the baseline',
    memory: memory(folder),
  };
});
