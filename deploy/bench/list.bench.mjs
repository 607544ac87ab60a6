// List pages over HTTP at a million buybacks: production's rows, indexes and counts; totals included.
import { filledBy } from './fill/program.mjs';
import { pick, random, rows, statuses, stores } from './fill/list-data.mjs';
import { bench, quick, round, say } from './measure.mjs';
import { call, login, oneStory, startProduct, timedRequests } from './product.mjs';

const requests = quick ? 60 : 250;

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
  const response = await fetch(`${origin}/api/buybacks?itemsPerPage=30&${query}`, {
    headers: { accept: 'application/ld+json', authorization: `Bearer ${token}` },
  });
  const page = await response.json();
  if (!response.ok || page['hydra:totalItems'] === undefined) throw new Error(`${query}: ${response.status}`);
}

await bench(async (folder) => {
  const first = await startProduct(folder);
  const id = await oneStory(first.origin);
  await first.close();
  const { bareDriver, seconds } = await filledBy('list.mjs', folder, id);
  const product = await startProduct(folder);
  const token = await login(product.origin, 'admin');
  const pages = {};
  for (const [name, query] of Object.entries(kinds)) {
    pages[name] = await timedRequests(product, requests, () => ask(product.origin, token, query()));
    say(`  ${name}: ${JSON.stringify(pages[name])}`);
  }
  const nothing = await timedRequests(product, requests, async () =>
    (await fetch(`${product.origin}/bench/nothing`)).json(),
  );
  const counts = await timedRequests(product, requests, () =>
    call(product.origin, 'GET', '/buybacks/counts', { token }),
  );
  const memory = await product.memory();
  await product.close();
  return {
    what: `GET /buybacks over HTTP, 30 a page with the total, ${rows} rows`,
    pages,
    counts,
    filling: { seconds: round(seconds), rowsPerSecond: Math.round(rows / seconds) },
    baseline: {
      what: 'a route of the same server that does nothing; and thirty documents by key from the bare driver',
      nothing,
      bareDriver,
    },
    aim: 'p95 at most 10 ms',
    memory,
  };
});
