// Rebuild of the buyback list from a log of real buybacks, against reading and parsing that log with the bare
// driver.
import { DatabaseSync } from '@photostructure/sqlite';
import { buybackList } from '@reprise/read-buyback';
import { Rebuild } from '@reprise/read-kernel';
import { dataFiles, openDataFolder } from '@reprise/hosting';
import { multiply, storyOf } from './copies.mjs';
import { bench, memory, quick, round, say } from './measure.mjs';
import { oneStory, startProduct } from './product.mjs';

const events = quick ? 30_000 : 200_000;

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

await bench(async (folder) => {
  const product = await startProduct(folder);
  const id = await oneStory(product.origin);
  await product.close();
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  const story = await storyOf(data.log, id);
  const written = await multiply(data.log, story, id, events);
  say(`  ${written} events, ${story.length} a buyback`);
  const rebuild = await Rebuild.begin({
    documents: data.readDocuments,
    projection: buybackList,
    compare: (a, b) => data.log.compare(a, b),
    readAll: (after, limit, on) => data.log.readAll(after, limit, on),
  });
  const { seconds } = await rebuild.fill();
  const filled = { events: await data.log.distance(''), seconds };
  const rows = await data.readDocuments.collection({ name: rebuild.collection }).count({});
  const state = memory(folder);
  await data.close();
  const bare = bareRead(dataFiles(folder).log);
  return {
    what: `rebuild of ${buybackList.name}: ${filled.events} events into ${rows} rows`,
    eventsPerSecond: Math.round(filled.events / filled.seconds),
    seconds: round(filled.seconds),
    baseline: {
      what: 'the bare driver reads the log and parses its JSON, and writes nothing',
      eventsPerSecond: Math.round(bare),
    },
    shareOfBaseline: round(filled.events / filled.seconds / bare),
    aim: '50,000 events a second',
    memory: state,
  };
});
