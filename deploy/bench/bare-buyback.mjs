// The floor: what one buyback left behind, written again by the bare driver and the PDF library and nothing else.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { round } from './measure.mjs';

const require = createRequire(import.meta.url);
const { DatabaseSync } = require('@photostructure/sqlite');
const PDFDocument = require('pdfkit');

function documentsOf(file, id) {
  const database = new DatabaseSync(file);
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '% doc %'")
    .all();
  const found = tables.flatMap(({ name }) =>
    database.prepare(`SELECT doc FROM "${name}" WHERE id LIKE ?`).all(`%${id}%`),
  );
  database.close();
  return found;
}

/** The newest labelled buyback's own events and documents. */
function leftBehind(folder) {
  const log = new DatabaseSync(join(folder, 'events.sqlite'));
  const { stream } = log
    .prepare("SELECT stream FROM events WHERE type = 'PackageLabelIssued' ORDER BY position DESC LIMIT 1")
    .get();
  const id = stream.slice(-36);
  const events = log.prepare('SELECT * FROM events WHERE stream LIKE ? ORDER BY position').all(`%${id}`);
  log.close();
  const rows = ['read-models', 'reference'].flatMap((file) =>
    documentsOf(join(folder, `${file}.sqlite`), id),
  );
  return { events, rows };
}

const bareLabel = (text) =>
  new Promise((done) => {
    const sheet = new PDFDocument({ size: 'A5' });
    const chunks = [];
    sheet.on('data', (chunk) => chunks.push(chunk));
    sheet.on('end', () => done(Buffer.concat(chunks)));
    sheet.text(text).end();
  });

/** @param times how often. @returns what each took. */
export async function bareBuyback(folder, times) {
  const { events, rows } = leftBehind(folder);
  const bare = join(folder, 'bare');
  mkdirSync(bare);
  const database = new DatabaseSync(join(bare, 'bare.db'));
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE kept (id INTEGER PRIMARY KEY, text TEXT)',
  );
  const insert = database.prepare('INSERT INTO kept (text) VALUES (?)');
  const write = (all) => {
    database.exec('BEGIN');
    for (const each of all) insert.run(JSON.stringify(each));
    database.exec('COMMIT');
  };
  const before = process.cpuUsage();
  for (let n = 0; n < times; n += 1) {
    write(events);
    write(rows);
    const label = await bareLabel(JSON.stringify(events[0]).slice(0, 600));
    for (const name of ['label', 'mail']) writeFileSync(join(bare, `${n}.${name}`), label, { flush: true });
  }
  const { user, system } = process.cpuUsage(before);
  database.close();
  return { cpuMs: round((user + system) / 1000 / times), events: events.length, rows: rows.length };
}
