// A million rows of the list of buybacks, like the one that the product made.
import { buybackList } from '@reprise/read-buyback';
import { openDataFolder } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { say } from '../measure.mjs';
import { bareRead } from './bare-read.mjs';
import { pick, random, rows, statuses, stores } from './list-data.mjs';
import { fillAs } from './program.mjs';

const batch = 5000;
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
  return { seconds: (performance.now() - began) / 1000, bareDriver: bareRead(folder, live, 30) };
}

await fillAs(fill);
