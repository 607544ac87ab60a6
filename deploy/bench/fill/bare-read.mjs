import { DatabaseSync } from '@photostructure/sqlite';
import { dataFiles } from '@reprise/hosting';
import { randomUUID } from 'node:crypto';
import { percentiles } from '../measure.mjs';

/** The driver's time for so many rows of a table of read models, found by key. */
export function bareRead(folder, table, rows) {
  const database = new DatabaseSync(dataFiles(folder).readModels, { readOnly: true });
  const page = database.prepare(`SELECT doc FROM "${table}" WHERE id > ? ORDER BY id LIMIT ${rows}`);
  const times = Array.from({ length: 300 }, () => {
    const from = performance.now();
    for (const { doc } of page.all(randomUUID())) JSON.parse(doc);
    return performance.now() - from;
  });
  database.close();
  return percentiles(times);
}
