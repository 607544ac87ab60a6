// A million rows of the items in stock, like the one that the product made.
import { itemEconomics } from '@reprise/read-item';
import { randomUUID } from 'node:crypto';
import { pick, random, rows, statuses, stocks } from './items-in-stock-data.mjs';
import { fillAs } from './program.mjs';
import { fillRows } from './rows.mjs';

function rowLike(template, n) {
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

await fillAs((folder, id) => fillRows(folder, id, { projection: itemEconomics, rows, rowLike, page: 10 }));
