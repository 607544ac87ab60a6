// List pages over HTTP at a million buybacks: production's rows, indexes and counts; totals included.
import { DatabaseSync } from '@photostructure/sqlite';
import { buybackList } from '@reprise/read-buyback';
import { dataFiles, openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { bench, percentiles, quick, round, say, seeded } from './measure.mjs';
import { call, login, oneStory, startProduct } from './product.mjs';

const rows = quick ? 50_000 : 1_000_000;
const requests = quick ? 60 : 250;
const batch = 5000;
const random = seeded(11);
const pick = (list) => list[Math.floor(random() * list.length)];
const statuses = [
  ...Array(60).fill('bb_completed'),
  ...Array(12).fill('bb_completed_with_negociation'),
  ...Array(8).fill('bb_not_completed'),
  ...Array(8).fill('bb_cancelled'),
  ...Array(5).fill('bb_in_transit'),
  ...Array(4).fill('bb_awaiting_inventory'),
  ...Array(3).fill('bb_in_processing'),
];
const stores = Array.from({ length: 300 }, () => randomUUID());
const brands = ['Apple', 'Samsung', 'Xiaomi', 'Huawei', 'Oppo', 'Sony', 'Google'];
const twoYears = 2 * 365 * 86_400_000;

function rowLike({ _revision, ...template }, n) {
  const id = randomUUID();
  const createdAt = new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * twoYears)).toISOString();
  const brand = pick(brands);
  return {
    ...{ ...template, _id: id, id, identificationNumber: String(5_000_000_000_000 + n) },
    ...{ status: pick(statuses), storeId: pick(stores), createdAt, updatedAt: createdAt, brand },
    ...{ productLabel: `${brand} ${Math.floor(random() * 900)}`, imei: String(350_000_000_000_000 + n) },
    prices: { ...template.prices, declared: 1000 + Math.floor(random() * 60_000) },
  };
}

async function fill(folder, id) {
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  const live = await data.readModels.versions.live(buybackList);
  const collection = { ...buybackList.collection, name: live };
  const template = await data.readDocuments.collection(collection).get(id);
  await data.readDocuments.collection(collection).drop();
  // The rows first, their indexes and counts afterwards: the same file in a tenth of the time.
  const bare = { name: live };
  const began = performance.now();
  for (let n = 0; n < rows; n += batch) {
    const ops = Array.from({ length: batch }, (_, k) => ({
      kind: 'put',
      document: rowLike(template, n + k),
      expected: -1,
    }));
    await data.readDocuments.batch([{ collection: bare, ops }]);
    if (n % 100_000 === 0) say(`  ${n} rows`);
  }
  data.readDocuments.collection(collection);
  await data.close();
  return { live, seconds: (performance.now() - began) / 1000 };
}

/** The driver's time for thirty documents of that size, found by key. */
function bareRead(folder, table) {
  const database = new DatabaseSync(dataFiles(folder).readModels, { readOnly: true });
  const page = database.prepare(`SELECT doc FROM "${table}" WHERE id > ? ORDER BY id LIMIT 30`);
  const times = Array.from({ length: 300 }, () => {
    const from = performance.now();
    for (const { doc } of page.all(randomUUID())) JSON.parse(doc);
    return performance.now() - from;
  });
  database.close();
  return percentiles(times);
}

const month = () => {
  const from = new Date(Date.UTC(2024, Math.floor(random() * 22), 1));
  const to = new Date(from.getTime() + 30 * 86_400_000);
  return `createdAt[gte]=${from.toISOString()}&createdAt[lt]=${to.toISOString()}`;
};
/** Typical lists: each is one request with its total. */
const kinds = {
  'newest first': () => '',
  'one status, newest first': () => `status[]=${pick(statuses)}&order[createdAt]=desc`,
  'two statuses, oldest first': () => `status[]=bb_in_transit&status[]=bb_in_processing&order[createdAt]=asc`,
  'one store and status, newest first': () =>
    `storeId=${pick(stores)}&status[]=${pick(statuses)}&order[createdAt]=desc`,
  'one status, page 5': () => `status[]=bb_in_transit&order[createdAt]=desc&page=5`,
  'one number': () => `identificationNumber=${5_000_000_000_000 + Math.floor(random() * rows)}`,
  'one status and a month, newest first': () => `status[]=bb_completed&${month()}&order[createdAt]=desc`,
  'one status by declared price': () => `status[]=bb_in_transit&order[prices.declared]=desc`,
  'by declared price': () => 'order[prices.declared]=desc',
  'by label, page 5': () => 'order[productLabel]=asc&page=5',
  'two statuses, page 1000': () =>
    `status[]=bb_completed&status[]=bb_not_completed&order[createdAt]=asc&page=${Math.min(1000, rows / 100)}`,
  'the last page': () => `page=${Math.ceil(rows / 30)}`,
  'a status that a month has not': () => `status[]=bb_awaiting_store_drop&${month()}&order[createdAt]=desc`,
  'a month by declared price': () => `${month()}&order[prices.declared]=desc`,
  'two statuses by last change': () => 'status[]=bb_in_transit&status[]=bb_completed&order[updatedAt]=desc',
};

async function ask(origin, token, query) {
  const path = `${origin}/api/buybacks?itemsPerPage=30&${query}`;
  const from = performance.now();
  const response = await fetch(path, {
    headers: { accept: 'application/ld+json', authorization: `Bearer ${token}` },
  });
  const page = await response.json();
  const milliseconds = performance.now() - from;
  if (!response.ok || page['hydra:totalItems'] === undefined) throw new Error(`${query}: ${response.status}`);
  return milliseconds;
}

await bench(async (folder) => {
  const first = await startProduct(folder);
  const id = await oneStory(first.origin);
  await first.close();
  const { live, seconds } = await fill(folder, id);
  const product = await startProduct(folder);
  const token = await login(product.origin, 'admin');
  const found = {};
  for (const [name, query] of Object.entries(kinds)) {
    const times = [];
    const before = await product.worked();
    // Some kinds may be slow; each is limited to ten seconds in total.
    const end = performance.now() + 10_000;
    for (let n = 0; n < requests && performance.now() < end; n += 1)
      times.push(await ask(product.origin, token, query()));
    const processorMs = round(((await product.worked()) - before) / times.length);
    found[name] = { processorMs, ...percentiles(times) };
    say(`  ${name}: ${JSON.stringify(found[name])}`);
  }
  const nothing = [];
  const beforeNothing = await product.worked();
  for (let n = 0; n < requests; n += 1) {
    const from = performance.now();
    await (await fetch(`${product.origin}/bench/nothing`)).json();
    nothing.push(performance.now() - from);
  }
  const nothingMs = round(((await product.worked()) - beforeNothing) / requests);
  const counts = [];
  for (let n = 0; n < requests; n += 1) {
    const from = performance.now();
    await call(product.origin, 'GET', '/buybacks/counts', { token });
    counts.push(performance.now() - from);
  }
  const state = await product.memory();
  await product.close();
  return {
    what: `GET /buybacks over HTTP, 30 a page with the total, ${rows} rows`,
    pages: found,
    counts: percentiles(counts),
    filling: { seconds: round(seconds), rowsPerSecond: Math.round(rows / seconds) },
    baseline: {
      what: 'a route of the same server that does nothing; and thirty documents by key from the bare driver',
      nothing: { processorMs: nothingMs, ...percentiles(nothing) },
      bareDriver: bareRead(folder, live),
    },
    aim: 'p95 at most 10 ms',
    memory: state,
  };
});
