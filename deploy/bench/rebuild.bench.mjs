// Rebuild of the buyback list from a log of real buybacks, in threads as the product does it, against reading and parsing
// that log with the bare driver in one thread; then once more beside somebody who reads the list and writes to another.
import { DatabaseSync } from '@photostructure/sqlite';
import { buybackList } from '@reprise/read-buyback';
import { Rebuild } from '@reprise/read-kernel';
import { dataFiles, openDataFolder, openEngines, readConfig } from '@reprise/hosting';
import { RebuildThreads } from '@reprise/hosting/projections';
import { multiply, storyOf } from './copies.mjs';
import { bench, memory, pause, percentiles, quick, round, say } from './measure.mjs';
import { oneStory, startProduct } from './product.mjs';

const events = Number(process.env.BENCH_EVENTS ?? (quick ? 30_000 : 400_000));

function bareRead(file) {
  const database = new DatabaseSync(file, { readOnly: true });
  const page = database.prepare('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT 10000');
  const began = performance.now();
  let position = 0;
  let read = 0;
  for (let rows = page.all(0); rows.length > 0; rows = page.all(position)) {
    for (const row of rows) {
      JSON.parse(row.data);
      JSON.parse(row.meta);
    }
    read += rows.length;
    position = rows.at(-1).position;
  }
  database.close();
  return read / ((performance.now() - began) / 1000);
}

/** A log of many buybacks. */
async function filledFolder(folder) {
  const product = await startProduct(folder);
  const id = await oneStory(product.origin);
  await product.close();
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  const story = await storyOf(data.log, id);
  const written = await multiply(data.log, story, id, events);
  say(`  ${written} events, ${story.length} a buyback`);
  await data.close();
}

async function rebuilt(engines, threads) {
  const { log, readDocuments: documents } = engines;
  const rebuild = await Rebuild.begin({
    ...{ documents, projection: buybackList },
    compare: (a, b) => log.compare(a, b),
    readAll: (after, limit, on) => log.readAll(after, limit, on),
  });
  const began = performance.now();
  await threads.fill(buybackList, rebuild.collection, await log.head());
  const seconds = (performance.now() - began) / 1000;
  const found = documents.collection({ ...buybackList.collection, name: rebuild.collection });
  return { seconds, found, rows: await found.count({}) };
}

/** One page of the list after the other, and after each a small write, with a rest of 20 ms: as late as it ends comes an answer. */
async function livedBeside(documents, list, work) {
  const [reads, writes, turns] = [[], [], []];
  const other = documents.collection({ name: 'bench_writes' });
  const timed = async (times, act) => {
    const from = performance.now();
    await act();
    times.push(performance.now() - from);
  };
  let isOver = false;
  const worked = work.finally(() => (isOver = true));
  const [{ accountId }] = await list.find({}, { limit: 1 });
  const page = { sort: [['createdAt', -1]], limit: 30 };
  while (!isOver) {
    await timed(reads, () => list.find({ accountId }, page));
    await timed(writes, () => other.put({ _id: String(writes.length % 100), at: Date.now() }));
    const due = performance.now() + 20;
    await pause(20);
    turns.push(Math.max(0, performance.now() - due));
  }
  const times = { page: percentiles(reads), write: percentiles(writes), late: percentiles(turns) };
  return { result: await worked, ...times };
}

const timesOf = ({ page, write, late }) => ({ page, write, late });

await bench(async (folder) => {
  await filledFolder(folder);
  const config = readConfig({ DATA_DIR: folder });
  const engines = await openEngines(config);
  const threads = new RebuildThreads(config, engines.turns);
  const { readDocuments, log } = engines;
  const total = await log.distance('');
  const first = await rebuilt(engines, threads);
  const alone = await livedBeside(readDocuments, first.found, pause(3_000));
  const beside = await livedBeside(readDocuments, first.found, rebuilt(engines, threads));
  const state = memory(folder);
  await engines.close();
  const bare = bareRead(dataFiles(folder).log);
  const perSecond = ({ seconds }) => Math.round(total / seconds);
  return {
    what: `rebuild of ${buybackList.name}: ${total} events into ${first.rows} rows, in two threads, with their start`,
    eventsPerSecond: perSecond(first),
    seconds: round(first.seconds),
    baseline: {
      what: 'the bare driver reads the log and parses its JSON in one thread, and writes nothing',
      eventsPerSecond: Math.round(bare),
    },
    shareOfBaseline: round(perSecond(first) / bare),
    besideOthers: {
      what: 'again, while this thread reads a page of thirty and writes a row, every 20 ms',
      eventsPerSecond: perSecond(beside.result),
      ...timesOf(beside),
      withoutRebuild: timesOf(alone),
    },
    aim: '100,000 events a second; a million within 60 s beside others',
    memory: state,
  };
});
