// The buyback list projected from a log of real buybacks over MongoDB's protocol, against the bare driver writing
// exactly the same rows in the same batches without guard, checkpoint or reading. The server is the one in
// MONGODB_URL, or else FerretDB on SQLite, and on PostgreSQL where that is installed. Three shapes of the same log: complete buybacks one after another (each row written
// once or twice), 250 interleaved, and small batches behind a growing log (a row rewritten with nearly every event).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buybackList } from '@reprise/read-buyback';
import { MongoDocuments, openMongo } from '@reprise/read-kernel/documents';
import { ProjectionRunner } from '@reprise/read-kernel/projection';
import { openDataFolder } from '@reprise/hosting';
import { postgreSqlPrograms, startFerretDb, startPostgreSql } from '../engines/servers.mjs';
import { storyOf, copyOf } from './copies.mjs';
import { bench, memory, quick, round, say } from './measure.mjs';
import { oneStory, startProduct } from './product.mjs';

const shapes = [
  {
    name: 'sequential',
    sideBySide: 1,
    events: quick ? 20_000 : 60_000,
    batch: 5000,
    cacheBytes: 64_000_000,
  },
  {
    name: '250 interleaved',
    sideBySide: 250,
    events: quick ? 4000 : 8000,
    batch: 5000,
    cacheBytes: 64_000_000,
  },
  { name: 'small batches', sideBySide: 25, events: quick ? 1000 : 2000, batch: 100 },
];
const compare = (a, b) => Number(a) - Number(b);

async function onSqlite(folder) {
  const { url, pid, stop } = await startFerretDb({ folder: join(folder, 'ferretdb') });
  return { url, what: 'FerretDB on SQLite', cpu: () => cpuSeconds([pid]), stop };
}

/** What its sessions have worked is counted with their server when they end, and while they run by themselves. */
async function onPostgreSql(folder) {
  const below = await startPostgreSql();
  const above = await startFerretDb({ folder: join(folder, 'ferretdb-pg'), postgreSqlUrl: below.url });
  return {
    url: above.url,
    what: 'FerretDB on PostgreSQL',
    cpu: () => cpuSeconds([above.pid, below.pid, ...childrenOf(below.pid)]),
    stop: async () => {
      await above.stop();
      await below.stop();
    },
  };
}

/** The servers to measure, one after the other. */
function servers(folder) {
  const url = process.env.MONGODB_URL;
  const given = async () => ({ url, what: 'the server in MONGODB_URL', cpu: () => undefined, stop() {} });
  if (url) return [given];
  const installed = [onSqlite, ...(postgreSqlPrograms() ? [onPostgreSql] : [])];
  return installed.map((start) => () => start(folder));
}

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** CPU time of processes and their ended children so far, in seconds; undefined if /proc does not provide it. */
function cpuSeconds(pids) {
  try {
    const ticks = pids.flatMap((pid) =>
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 15).map(Number),
    );
    return ticks.reduce((sum, each) => sum + each, 0) / 100;
  } catch {
    return undefined;
  }
}

/** Wall-clock seconds, and CPU seconds of this process and the server: the latter do not depend on other processes. */
async function timed(server, work) {
  const [began, cpu, there] = [performance.now(), process.cpuUsage(), server.cpu()];
  await work();
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const ended = server.cpu();
  return {
    seconds,
    cpu: {
      clientSeconds: round((user + system) / 1e6),
      ...(ended === undefined ? {} : { serverSeconds: round(ended - there) }),
    },
  };
}

async function aStory(folder) {
  const product = await startProduct(folder);
  const id = await oneStory(product.origin);
  await product.close();
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  const story = await storyOf(data.log, id);
  await data.close();
  return { id, story };
}

/** This number of events, as the log would return them. */
function logOf({ id, story }, { sideBySide, events }) {
  const log = [];
  for (let n = 0; log.length < events; n += sideBySide) {
    const copies = Array.from({ length: sideBySide }, (_, k) => copyOf(story, id, n + k));
    for (let step = 0; step < story.length; step += 1) for (const copy of copies) log.push(copy[step]);
  }
  return log
    .slice(0, events)
    .map((event, index) => ({ ...event, position: String(index + 1).padStart(12, '0') }));
}

const batchesOf = (log, size) =>
  Array.from({ length: Math.ceil(log.length / size) }, (_, n) => log.slice(n * size, (n + 1) * size));

/** Records what the runner writes to its rows, so that the bare driver can write the same. */
function noting(documents, noted) {
  return Object.create(documents, {
    batch: {
      value: async (writes) => {
        noted.push(
          writes.flatMap(({ collection, ops }) => (collection.name === buybackList.name ? ops : [])),
        );
        await documents.batch(writes);
      },
    },
  });
}

async function projected(server, database, log, { batch: size, cacheBytes }) {
  const documents = await MongoDocuments.connect({ url: server.url, database });
  const noted = [];
  const projection = buybackList;
  const runner = new ProjectionRunner({
    documents: noting(documents, noted),
    projection,
    compare,
    cacheBytes,
    readAll: async () => [],
  });
  await runner.checkpoint();
  const { seconds, cpu } = await timed(server, async () => {
    for (const batch of batchesOf(log, size)) await runner.apply(batch, batch.at(-1).position);
  });
  const rows = await documents.collection(projection.collection).count({});
  await documents.close();
  return { seconds, cpu, rows, noted };
}

/** An update command of more than a hundred makes FerretDB block itself. */
const updatesAtOnce = 40;

async function bare(server, database, noted) {
  const { db, close } = await openMongo({ url: server.url, database });
  const rows = db.collection('rows');
  const took = await timed(server, async () => {
    for (const ops of noted) {
      const documents = ops.filter((op) => op.kind === 'put');
      const fresh = documents.filter((op) => op.expected === -1).map(({ document }) => document);
      const changed = documents
        .filter((op) => op.expected !== -1)
        .map(({ document: { _id, ...replacement } }) => ({
          replaceOne: { filter: { _id }, replacement },
        }));
      if (fresh.length > 0) await rows.insertMany(fresh);
      for (let from = 0; from < changed.length; from += updatesAtOnce) {
        await rows.bulkWrite(changed.slice(from, from + updatesAtOnce));
      }
    }
  });
  await db.dropDatabase();
  await close();
  return took;
}

async function measured(server, told, shape) {
  const log = logOf(told, shape);
  const database = `bench_${Date.now()}`;
  const { seconds, cpu, rows, noted } = await projected(server, `${database}_p`, log, shape);
  const baseline = await bare(server, `${database}_b`, noted);
  const ops = noted.flat();
  const inserts = ops.filter((op) => op.expected === -1).length;
  const result = {
    events: log.length,
    eventsABatch: shape.batch,
    rows,
    rowsInserted: inserts,
    rowsChanged: ops.length - inserts,
    seconds: round(seconds),
    eventsPerSecond: Math.round(log.length / seconds),
    rowWritesPerSecond: Math.round(ops.length / seconds),
    cpu,
    baseline: {
      what: 'the bare driver: insertMany and bulkWrite of the same rows, without reads or revision checks',
      eventsPerSecond: Math.round(log.length / baseline.seconds),
      rowWritesPerSecond: Math.round(ops.length / baseline.seconds),
      cpu: baseline.cpu,
    },
    shareOfBaseline: round(baseline.seconds / seconds),
  };
  say(`  ${shape.name}: ${result.eventsPerSecond} events a second, bare ${result.baseline.eventsPerSecond}`);
  return [shape.name, result];
}

await bench(async (folder) => {
  const told = await aStory(join(folder, 'product'));
  const found = {};
  for (const start of servers(folder)) {
    const running = await start();
    say(` ${running.what}`);
    const results = [];
    try {
      for (const shape of shapes) results.push(await measured(running, told, shape));
    } finally {
      await running.stop();
    }
    found[running.what] = Object.fromEntries(results);
  }
  return {
    what: `${buybackList.name} over MongoDB's protocol; a buyback has ${told.story.length} events`,
    ...found,
    aim: '8,000 events a second',
    memory: memory(),
  };
});
