// A million rows of the items in stock, like the one that the product made.
import { openDataFolder } from '@reprise/hosting';
import { itemEconomics } from '@reprise/read-item';
import { randomUUID } from 'node:crypto';
import { say } from '../measure.mjs';
import { bareRead } from './bare-read.mjs';
import { pick, random, rows, statuses, stocks } from './items-in-stock-data.mjs';
import { fillAs } from './program.mjs';

const batch = 5000;

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
  return { seconds: (performance.now() - began) / 1000, bareDriver: bareRead(folder, live, 10) };
}

await fillAs(fill);
