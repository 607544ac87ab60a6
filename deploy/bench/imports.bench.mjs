// A file of a hundred thousand products imported through the same runner as the worker's, with its checks, its kept lines
// and its announcements; then the same file again, where nothing changes.
import { CatalogueImports, importsCompanion, UnattendedImports } from '@reprise/catalogue';
import { DiskFileStore } from '@reprise/gateways';
import { sizeHeaps, openDataFolder } from '@reprise/hosting';
import { silentLogger, systemClock } from '@reprise/kernel';
import { parse } from 'csv-parse';
import { DatabaseSync } from '@photostructure/sqlite';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { bench, memory, pause, quick, round } from './measure.mjs';

const rows = Number(process.env.BENCH_ROWS ?? (quick ? 5000 : 100_000));
const head =
  'label;brand;model;reference;ean;tac_codes;category;price_functional;price_grade_a;price_grade_b;status;weight_g';
const branches = 200;

/** The check digit of a code of twelve digits. */
const ean = (n) => {
  const digits = `20${String(n).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
};
const line = (n) =>
  `Phone ${n} 128 GB;Brand ${n % 300};Model ${n};R-${n};${ean(n)};;branch-${n % branches};${n % 900},50;${n % 700},00;${n % 500},00;published;180`;

async function* file() {
  yield Buffer.from(`${head}\n`);
  for (let n = 0; n < rows; n += 1000)
    yield Buffer.from(
      `${Array.from({ length: Math.min(1000, rows - n) }, (_, k) => line(n + k)).join('\n')}\n`,
    );
}

/** Kilobytes that are this process's own: without pages of the database file that the system maps and may drop. */
const own = () => Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0);

async function timed(work) {
  const began = performance.now();
  const cpu = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  return { ...result, seconds: round(seconds), processorSeconds: round((user + system) / 1e6) };
}

/** csv-parse, and one insert for each line by the bare driver in transactions of 250. */
async function bare(folder) {
  const db = new DatabaseSync(join(folder, 'bare.db'));
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE p (id TEXT PRIMARY KEY, doc TEXT)');
  const insert = db.prepare('INSERT INTO p VALUES (?, ?)');
  let n = 0;
  db.exec('BEGIN');
  for await (const cells of Readable.from(file()).pipe(parse({ delimiter: ';' }))) {
    insert.run(randomUUID(), JSON.stringify(cells));
    if (++n % 250 === 0) db.exec('COMMIT; BEGIN');
  }
  db.exec('COMMIT');
  db.close();
}

async function account(documents) {
  const now = new Date().toISOString();
  const accountId = randomUUID();
  const stamp = { accountId, revision: 1, createdAt: now, updatedAt: now };
  const categories = Array.from({ length: branches }, (_, n) => ({
    kind: 'put',
    document: {
      _id: randomUUID(),
      identifier: `branch-${n}`,
      name: `Branch ${n}`,
      parentId: null,
      status: 'active',
      ...stamp,
    },
  }));
  await documents.collection({ name: 'categories' }).write(categories);
  return accountId;
}

await bench(async (folder) => {
  sizeHeaps();
  const baseline = await timed(() => bare(folder));
  const { documents, log, close } = openDataFolder(folder);
  const accountId = await account(documents);
  const files = new DiskFileStore({ dataDir: folder });
  const kept = { documents, files, clock: systemClock };
  const imports = new CatalogueImports(kept);
  const companion = importsCompanion({ documents, files, log, clock: systemClock, logger: silentLogger });
  const [rest, restOwn] = [process.memoryUsage().rss, own()];
  let [peak, peakOwn] = [rest, restOwn];
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
    peakOwn = Math.max(peakOwn, own());
  }, 50);
  companion.start();
  const asked = {
    accountId,
    actor: { userId: 'bench', role: 'admin' },
    origin: 'sftp',
    content: 'products',
    strategy: 'generic',
  };
  const run = () =>
    timed(async () => {
      const { _id } = await new UnattendedImports(kept).accept(
        { ...asked, fileName: 'products-import.csv' },
        file(),
      );
      for (;;) {
        const { phase, counts, startedAt, endedAt } = await imports.read(accountId, _id);
        if (phase === 'ended')
          return { counts, writingSeconds: (Date.parse(endedAt) - Date.parse(startedAt)) / 1000 };
        await pause(50);
      }
    });
  const first = await run();
  const again = await run();
  clearInterval(watch);
  await companion.stop();
  const used = memory(folder);
  await close();
  return {
    what: `a file of ${rows} products, checked by a dry run and imported; then the same file again`,
    ...{ first, again },
    // The file of the database is mapped: its pages count as resident, and the system takes them back as it likes.
    aboveRest: { ownMb: round((peakOwn - restOwn) / 1024, 1), rssMb: round((peak - rest) / 1_048_576, 1) },
    ...{ restRssMb: round(rest / 1_048_576, 1), peakRssMb: round(peak / 1_048_576, 1), ...used },
    baseline: { what: 'csv-parse and a bare insert for each line, in transactions of 250', ...baseline },
    aim: '100,000 products in 60 s of processor time with less than 300 MB of its own above rest',
  };
});
