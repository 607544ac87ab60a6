// A hundred thousand products, users and imports, and two thousand categories, like those of the demonstration.
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { say, seeded } from '../measure.mjs';
import { branches, rows } from './documents-data.mjs';
import { fillAs } from './program.mjs';

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

await fillAs(fill);
