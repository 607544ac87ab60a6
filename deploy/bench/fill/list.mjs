// A million rows of the list of buybacks, like the one that the product made.
import { buybackList } from '@reprise/read-buyback';
import { randomUUID } from 'node:crypto';
import { pick, random, rows, statuses, stores } from './list-data.mjs';
import { fillAs } from './program.mjs';
import { fillRows } from './rows.mjs';

const brands = ['Apple', 'Samsung', 'Xiaomi', 'Huawei', 'Oppo', 'Sony', 'Google'];
const twoYears = 2 * 365 * 86_400_000;

function rowLike(template, n) {
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

await fillAs((folder, id) => fillRows(folder, id, { projection: buybackList, rows, rowLike, page: 30 }));
