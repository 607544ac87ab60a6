// An export of a hundred thousand products: how long it takes, and how much memory more than at rest. The same lines
// are read without being written, to compare.
import { catalogueExports } from '@reprise/catalogue';
import { DiskFileStore } from '@reprise/gateways/files';
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { bench, folderBytes, pause, quick, round, say } from './measure.mjs';

const rows = quick ? 5000 : 100_000;
const batch = 1000;
const accountId = randomUUID();
const categoryId = randomUUID();
const stamp = { accountId, revision: 1, createdAt: '2026-01-01', updatedAt: '2026-01-01', _removed: null };
const seconds = (from) => round((performance.now() - from) / 1000);
const megabytes = (bytes) => round(bytes / 1_048_576, 1);

const product = (n) => ({
  ...{ _id: randomUUID(), ...stamp, label: `Phone ${n}, "${n % 512} GB"`, brand: `Brand ${n % 300}` },
  ...{ model: `M-${n}`, reference: `R${n}`, ean: null, tacCodes: ['35123456', '35123457'], categoryId },
  ...{ secondaryCategoryIds: [], comment: '=a comment; with "quotes"', status: 'published' },
  ...{ height: 15, length: 8, width: 1, weight: 200, image: null, hdImage: null },
  buybackPrice: { grade_a: 12_345, grade_b: 10_000, grade_c: 5000 },
  ...{ isCollectingIMEI: true, simple: false, buybackZeroNotAllowed: false },
});

async function fill(documents) {
  const categories = documents.collection({ name: 'categories' });
  await categories.put({ _id: categoryId, ...stamp, identifier: 'phones', parentId: null });
  const indexes = [{ fields: ['accountId', '_removed'] }];
  const products = documents.collection({ name: 'products', indexes });
  for (let n = 0; n < rows; n += batch)
    await products.write(
      Array.from({ length: batch }, (_, k) => ({ kind: 'put', document: product(n + k) })),
    );
  return products;
}

async function readAll(products) {
  const began = performance.now();
  for (let last = ''; ;) {
    const filter = { accountId, _removed: null, _id: { $gt: last } };
    const found = await products.find(filter, { sort: [['_id', 1]], limit: batch });
    if (found.length === 0) return seconds(began);
    last = found.at(-1)._id;
  }
}

const clock = {
  now: () => new Date(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

async function exportAll({ documents, store }, folder) {
  const jobs = documents.collection({ name: 'catalogue_exports' });
  const job = { _id: randomUUID(), accountId, type: 'products', language: 'fr-FR', createdBy: 'bench' };
  const start = {
    state: 'waiting',
    key: 'k',
    cursor: null,
    parts: 0,
    entries: 0,
    attempts: 0,
    endedAt: null,
  };
  await jobs.put({ ...job, ...start, createdAt: new Date().toISOString() });
  const files = new DiskFileStore({ dataDir: folder });
  const worker = catalogueExports({ documents, store, files, clock, instance: 'bench', leaseMs: 10_000 });
  let most = process.memoryUsage().rss;
  const began = performance.now();
  worker.start();
  for (;;) {
    most = Math.max(most, process.memoryUsage().rss);
    const { state, entries } = await jobs.get(job._id);
    if (state === 'done') {
      const took = seconds(began);
      await worker.stop();
      return { seconds: took, entries, peakRssMb: megabytes(most) };
    }
    await pause(20);
  }
}

await bench(async (folder) => {
  const engines = openDataFolder(folder, { synchronous: 'NORMAL' });
  const products = await fill(engines.documents);
  say(`  ${rows} products`);
  const reading = await readAll(products);
  const rssAtRestMb = megabytes(process.memoryUsage().rss);
  const found = await exportAll(engines, folder);
  await engines.close();
  return {
    what: `an export of ${rows} products to a CSV file in parts`,
    ...{ ...found, rssAtRestMb, fileMb: megabytes(folderBytes(`${folder}/files`)) },
    rowsPerSecond: Math.round(rows / found.seconds),
    baseline: { what: 'the same documents read by cursor, nothing written', seconds: reading },
  };
});
