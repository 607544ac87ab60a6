// Items in stock over HTTP at a million rows, written straight to the store: every order that the screen offers, with
// its total, by processor time of the whole product.
import { DatabaseSync } from '@photostructure/sqlite';
import { dataFiles, openDataFolder } from '@reprise/hosting';
import { itemEconomics } from '@reprise/read-item';
import { randomUUID } from 'node:crypto';
import { bench, percentiles, quick, round, say, seeded } from './measure.mjs';
import { login, oneStory, startProduct } from './product.mjs';

const rows = quick ? 50_000 : 1_000_000;
const requests = quick ? 40 : 100;
const batch = 5000;
const random = seeded(23);
const pick = (list) => list[Math.floor(random() * list.length)];
const stocks = Array.from({ length: 200 }, () => randomUUID());
const statuses = ['item_completed', 'item_refurb_in_progress', 'item_refurb_completed', 'item_in_quarantine'];

function rowLike({ _revision, ...template }, n) {
  const id = randomUUID();
  const stockedAt = new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 63_072_000) * 1000).toISOString();
  const [purchasePrice, plannedCost] = [Math.floor(random() * 60_000), Math.floor(random() * 9000)];
  return {
    ...{ ...template, _id: id, id, identificationNumber: String(5_000_000_000_000 + n), stockedAt },
    ...{ updatedAt: stockedAt, stockId: pick(stocks), status: pick(statuses), purchasePrice, plannedCost },
    ...{ productLabel: `Phone ${Math.floor(random() * 9000)}`, completedCost: Math.floor(plannedCost / 2) },
    spent: purchasePrice + plannedCost,
  };
}

async function fill(folder, id) {
  const data = openDataFolder(folder, { synchronous: 'NORMAL' });
  const live = await data.readModels.versions.live(itemEconomics);
  const collection = { ...itemEconomics.collection, name: live };
  const template = await data.readDocuments.collection(collection).get(id);
  await data.readDocuments.collection(collection).drop();
  const began = performance.now();
  for (let n = 0; n < rows; n += batch) {
    const put = (_, k) => ({ kind: 'put', document: rowLike(template, n + k), expected: -1 });
    await data.readDocuments.batch([{ collection: { name: live }, ops: Array.from({ length: batch }, put) }]);
    if (n % 100_000 === 0) say(`  ${n} rows`);
  }
  data.readDocuments.collection(collection);
  await data.close();
  return { live, seconds: (performance.now() - began) / 1000 };
}

/** The driver's time for ten rows of that size, found by key. */
function bareRead(folder, table) {
  const database = new DatabaseSync(dataFiles(folder).readModels, { readOnly: true });
  const page = database.prepare(`SELECT doc FROM "${table}" WHERE id > ? ORDER BY id LIMIT 10`);
  const times = Array.from({ length: 300 }, () => {
    const from = performance.now();
    for (const { doc } of page.all(randomUUID())) JSON.parse(doc);
    return performance.now() - from;
  });
  database.close();
  return percentiles(times);
}

const orders = [
  'stockedAt',
  'updatedAt',
  'productLabel',
  'status',
  'purchasePrice',
  'plannedCost',
  'completedCost',
];
const oneNumber = () => `identificationNumber=${5_000_000_000_000 + Math.floor(random() * rows)}`;
const kinds = {
  ...Object.fromEntries(orders.map((order) => [`by ${order}`, () => `order[${order}]=desc`])),
  'one stock, oldest first': () => `stockId=${pick(stocks)}&order[stockedAt]=asc`,
  'one status, oldest first': () => `status=${pick(statuses)}&order[stockedAt]=asc`,
  'one number': () => oneNumber(),
  'one number, by purchase price': () => `${oneNumber()}&order[purchasePrice]=desc`,
};

async function timed(product, act) {
  const [times, before] = [[], await product.worked()];
  const end = performance.now() + 10_000;
  while (times.length < requests && performance.now() < end) {
    const from = performance.now();
    await act();
    times.push(performance.now() - from);
  }
  return { ...percentiles(times), processorMs: round(((await product.worked()) - before) / times.length) };
}

async function ask(origin, token, query) {
  const response = await fetch(`${origin}/api/items-in-stock?itemsPerPage=10&${query}`, {
    headers: { accept: 'application/ld+json', authorization: `Bearer ${token}` },
  });
  const page = await response.json();
  if (!response.ok || page['hydra:totalItems'] === undefined) throw new Error(`${query}: ${response.status}`);
}

await bench(async (folder) => {
  const first = await startProduct(folder);
  const id = await oneStory(first.origin);
  await first.close();
  const { live, seconds } = await fill(folder, id);
  const product = await startProduct(folder);
  const pages = {};
  for (const role of ['warehouse_manager', 'admin']) {
    const token = await login(product.origin, role);
    for (const [name, query] of Object.entries(kinds)) {
      pages[`${role}, ${name}`] = await timed(product, () => ask(product.origin, token, query()));
      say(`  ${role}, ${name}: ${JSON.stringify(pages[`${role}, ${name}`])}`);
    }
  }
  const nothing = await timed(product, async () => (await fetch(`${product.origin}/bench/nothing`)).json());
  await product.close();
  return {
    what: `GET /items-in-stock over HTTP, 10 a page with the total, ${rows} rows`,
    pages,
    filling: { seconds: round(seconds), rowsPerSecond: Math.round(rows / seconds) },
    baseline: {
      what: 'a route of the same server that does nothing; and ten rows by key from the bare driver',
      nothing,
      bareDriver: bareRead(folder, live),
    },
    aim: 'p95 at most 10 ms',
  };
});
