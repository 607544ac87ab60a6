// Lists of reference documents over HTTP at a hundred thousand products, users and imports, and a tree of two thousand
// categories with its counts; totals included.
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { bench, quick, round, say, seeded } from './measure.mjs';
import { call, idle, login, startProduct, timedRequests } from './product.mjs';

const rows = Number(process.env.BENCH_ROWS ?? (quick ? 5000 : 100_000));
const branches = quick ? 100 : 2000;
const requests = quick ? 40 : 200;
const batch = 1000;
const random = seeded(17);
const pick = (list) => list[Math.floor(random() * list.length)];

const one = async (collection, accountId, filter = {}) => {
  const [{ _revision, ...found }] = await collection.find({ accountId, ...filter }, { limit: 1 });
  return found;
};
const copies = (count, make) =>
  Array.from({ length: count }, (_, n) => ({ kind: 'put', document: { _id: randomUUID(), ...make(n) } }));

async function fill(folder, accountId) {
  const { documents, close } = openDataFolder(folder, { synchronous: 'NORMAL' });
  const [categories, products, users, imports] = ['categories', 'products', 'users', 'catalog_imports'].map(
    (name) => documents.collection({ name }),
  );
  const parent = await one(categories, accountId, { parentId: null });
  const templates = {
    category: await one(categories, accountId, { parentId: parent._id }),
    product: await one(products, accountId, { status: 'published' }),
    user: await one(users, accountId),
  };
  const made = copies(branches, (n) => ({
    ...rest(templates.category),
    identifier: `branch-${n}`,
    name: `Branch ${n}`,
  }));
  await categories.write(made);
  const ids = made.map(({ document }) => document._id);
  const began = performance.now();
  for (let n = 0; n < rows; n += batch) {
    await products.write(copies(Math.min(batch, rows - n), (k) => aProduct(templates.product, n + k, ids)));
    await users.write(copies(Math.min(batch, rows - n), (k) => aUser(templates.user, n + k)));
    await imports.write(copies(Math.min(batch, rows - n), (k) => anImport(templates.user, n + k)));
    if (n % 20_000 === 0) say(`  ${n} rows`);
  }
  await close();
  return (performance.now() - began) / 1000;
}

const rest = ({ _id, _outbox, _outboxAt, ...body }) => body;
const aProduct = (template, n, ids) => ({
  ...rest(template),
  ...{
    label: `Phone ${Math.floor(random() * rows)}`,
    brand: `Brand ${n % 300}`,
    reference: `R${n}`,
    ean: null,
  },
  ...{ tacCodes: [], categoryId: pick(ids), status: n % 5 ? 'published' : 'draft' },
  buybackPrice: { ...template.buybackPrice, grade_a: Math.floor(random() * 90_000) },
});
const aUser = (template, n) => ({
  ...rest(template),
  ...{
    email: `u${n}@bench.test`,
    firstname: `First ${n % 900}`,
    lastname: `Last ${Math.floor(random() * rows)}`,
  },
});

const nothingDone = { found: 1, inserted: 0, updated: 1, ignored: 0, unchanged: 0 };
/** As an import of one line leaves it. */
const anImport = ({ accountId, _id: userId }, n) => {
  const at = new Date(Date.now() - n * 1000).toISOString();
  return {
    ...{ accountId, origin: 'upload', content: 'products', strategy: 'generic', phase: 'ended' },
    actor: { userId, role: 'root_management_unit_manager' },
    file: { name: `products-${n}.csv`, bytes: 200, received: [1] },
    ...{
      header: ['label', 'reference'],
      samples: [[`Phone ${n}`, `R${n}`]],
      columns: ['label', 'reference'],
    },
    ...{ unattended: false, checked: { counts: nothingDone, ignored: [], differences: [] } },
    ...{ counts: nothingDone, done: 1, ignored: [], error: null, cancelAsked: false },
    ...{ createdAt: at, queuedAt: at, startedAt: at, endedAt: at },
  };
};

const published = 'status=published';
/** Every order that a screen offers, and its usual filters. */
const kinds = {
  'products, published, by label': `/products?${published}&order[label]=asc`,
  'products, published, by price': `/products?${published}&order[buybackPriceGradeA]=desc`,
  'products, published, by brand': `/products?${published}&order[brand]=asc`,
  'products, published, by category': `/products?${published}&order[category]=asc`,
  'products, by status': '/products?order[status]=asc',
  'products, one price range, by price': `/products?${published}&buybackPriceGradeA[gte]=20000&buybackPriceGradeA[lte]=25000&order[buybackPriceGradeA]=asc`,
  'products, one price range, by label': `/products?${published}&buybackPriceGradeA[gte]=20000&buybackPriceGradeA[lte]=25000&order[label]=asc`,
  'products, page 50': `/products?${published}&order[label]=asc&page=50`,
  'users, by e-mail': '/users?order[email]=asc',
  'users, by last name': '/users?order[lastname]=asc',
  'users, one last name': '/users?lastname=Last%2042',
  'category tree': '/categories/tree?',
  'imports, newest first': '/accounts/{account}/imports?',
  'imports, page 50': '/accounts/{account}/imports?page=50',
};

await bench(async (folder) => {
  const first = await startProduct(folder);
  const { accountId } = await call(first.origin, 'GET', '/organizations/root', {
    token: await login(first.origin, 'root_management_unit_manager'),
  });
  await first.close();
  const seconds = await fill(folder, accountId);
  const product = await startProduct(folder);
  // The search index is filled at the start; lists beside it would measure that.
  await idle(product);
  const token = await login(product.origin, 'root_management_unit_manager');
  const found = {};
  for (const [name, path] of Object.entries(kinds)) {
    found[name] = await timedRequests(product, requests, () =>
      call(product.origin, 'GET', `${path.replace('{account}', accountId)}&itemsPerPage=10`, { token }),
    );
    say(`  ${name}: ${JSON.stringify(found[name])}`);
  }
  const nothing = await timedRequests(product, requests, async () =>
    (await fetch(`${product.origin}/bench/nothing`)).json(),
  );
  await product.close();
  return {
    what: `lists over HTTP, 10 a page with the total, ${rows} products, users and imports; the tree of ${branches} categories`,
    pages: found,
    filling: { seconds: round(seconds), rowsPerSecond: Math.round((2 * rows) / seconds) },
    baseline: { what: 'a route of the same server that does nothing', nothing },
    aim: 'p95 at most 10 ms; the tree 20 ms',
  };
});
