// Items in stock over HTTP at a million rows, written straight to the store: every order that the screen offers, with
// its total, by processor time of the whole product.
import { pick, random, rows, statuses, stocks } from './fill/items-in-stock-data.mjs';
import { filledBy } from './fill/program.mjs';
import { bench, quick, round, say } from './measure.mjs';
import { login, oneStory, startProduct, timedRequests } from './product.mjs';

const requests = quick ? 40 : 100;
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
  const { bareDriver, seconds } = await filledBy('items-in-stock.mjs', folder, id);
  const product = await startProduct(folder);
  const pages = {};
  for (const role of ['warehouse_manager', 'admin']) {
    const token = await login(product.origin, role);
    for (const [name, query] of Object.entries(kinds)) {
      pages[`${role}, ${name}`] = await timedRequests(product, requests, () =>
        ask(product.origin, token, query()),
      );
      say(`  ${role}, ${name}: ${JSON.stringify(pages[`${role}, ${name}`])}`);
    }
  }
  const nothing = await timedRequests(product, requests, async () =>
    (await fetch(`${product.origin}/bench/nothing`)).json(),
  );
  await product.close();
  return {
    what: `GET /items-in-stock over HTTP, 10 a page with the total, ${rows} rows`,
    pages,
    filling: { seconds: round(seconds), rowsPerSecond: Math.round(rows / seconds) },
    baseline: {
      what: 'a route of the same server that does nothing; and ten rows by key from the bare driver',
      nothing,
      bareDriver,
    },
    aim: 'p95 at most 10 ms',
  };
});
