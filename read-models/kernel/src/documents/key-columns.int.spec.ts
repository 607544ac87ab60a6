import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocuments } from './sqlite-documents';

const spec = {
  name: 'phones',
  counted: ['accountId', 'isSold'],
  indexes: [
    { fields: ['accountId', 'status', 'at'] },
    { fields: ['accountId', 'owner.city'], sparse: 'owner.city' },
    { fields: ['accountId', 'code'], unique: true },
  ],
} as const;
type Phone = { readonly _id: string; readonly [field: string]: unknown };
const phone = (id: string, more: object = {}): Phone => ({
  ...{ _id: id, accountId: 'a', status: 'new', at: id, code: id, isSold: false, owner: { city: 'Lyon' } },
  ...more,
});

describe('fields that indexes look at', () => {
  let folder: string;
  const file = () => join(folder, 'phones.sqlite');
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'columns-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('leave the indexes alone when an update does not change them', async () => {
    const documents = new SqliteDocuments({ file: file() });
    const phones = documents.collection<Phone>(spec);
    await phones.write(
      Array.from({ length: 3000 }, (_, n) => ({
        kind: 'put',
        document: phone(`${n}`, { pad: 'x'.repeat(900) }),
      })),
    );
    const journal = () => statSync(`${file()}-wal`).size;
    const written = async (more: object) => {
      const before = journal();
      for (let n = 0; n < 40; n += 1) await phones.put(phone(`${n * 70}`, more));
      return journal() - before;
    };
    const [same, changed] = [await written({ note: 'seen' }), await written({ status: 'sold' })];
    expect(changed).toBeGreaterThan(same * 1.5);
    expect(await phones.count({ status: 'sold' })).toBe(40);
    await documents.close();
  });

  it('are filled in by a process that did not know of their column', async () => {
    const [old, fresh] = [new SqliteDocuments({ file: file() }), new SqliteDocuments({ file: file() })];
    const bare = old.collection<Phone>({ name: 'phones' });
    await bare.put(phone('1'));
    const phones = fresh.collection<Phone>(spec);
    await bare.put(phone('1', { status: 'sold' }));
    await bare.put(phone('2', { status: 'sold' }));
    const plan = await phones.explain({ accountId: 'a', status: 'sold' });
    expect(plan.join()).toContain('doc.status=?');
    expect(await phones.find({ accountId: 'a', status: 'sold' })).toHaveLength(2);
    expect(await phones.count({ accountId: 'a', isSold: false })).toBe(2);
    await old.close();
    await fresh.close();
  });

  it('get their columns in a file whose indexes and counts looked into the documents', async () => {
    earlierFile(file());
    const documents = new SqliteDocuments({ file: file() });
    const phones = documents.collection<Phone>(spec);
    expect((await phones.explain({ accountId: 'a', status: 'new' })).join()).toContain('doc.status=?');
    expect(await phones.count({ accountId: 'a', isSold: true })).toBe(1);
    await phones.put(phone('1', { isSold: true, status: 'sold' }), 1);
    await phones.delete('2');
    expect(await phones.countBy('isSold', { accountId: 'a' })).toEqual([[true, 1]]);
    expect(await phones.find({ accountId: 'a', status: 'sold' })).toEqual([
      { ...phone('1', { isSold: true, status: 'sold' }), _revision: 2 },
    ]);
    const taken = phones.put(phone('3', { code: '1' }));
    await expect(taken).rejects.toMatchObject({ reason: 'unique', fields: ['accountId', 'code'] });
    await documents.close();
  });
});

/** As it was written before fields had columns. */
function earlierFile(file: string): void {
  const at = (row: string, field: string) => `json_extract(${row}doc,'$."${field}"')`;
  const key = (row: string) => `json_array(${at(row, 'accountId')},${at(row, 'isSold')})`;
  const counts = '"phones|counts|accountId,isSold"';
  const more = `INSERT INTO ${counts} VALUES (${key('NEW.')}, ${at('NEW.', 'accountId')}, ${at('NEW.', 'isSold')}, 1) ON CONFLICT (k) DO UPDATE SET n = n + 1;`;
  const less = `UPDATE ${counts} SET n = n - 1 WHERE k = ${key('OLD.')};`;
  const on = (event: string, body: string) =>
    `CREATE TRIGGER "phones|counts|accountId,isSold|${event}" AFTER ${event} ON "phones" BEGIN ${body} END`;
  const database = new DatabaseSync(file);
  for (const statement of [
    'CREATE TABLE "phones" (id TEXT PRIMARY KEY NOT NULL, revision INTEGER NOT NULL, doc TEXT NOT NULL)',
    `CREATE INDEX "phones|accountId,status,at|plain" ON "phones" (${['accountId', 'status', 'at'].map((field) => at('', field)).join()}, id)`,
    `CREATE UNIQUE INDEX "phones|accountId,code|unique" ON "phones" (${at('', 'accountId')}, ${at('', 'code')})`,
    `CREATE TABLE ${counts} (k TEXT PRIMARY KEY NOT NULL, c0, c1, n INTEGER NOT NULL) WITHOUT ROWID`,
    ...[on('INSERT', more), on('DELETE', less), on('UPDATE', less + more)],
  ])
    database.exec(statement);
  const insert = database.prepare('INSERT INTO "phones" VALUES (?, 1, ?)');
  for (const each of [phone('1'), phone('2', { isSold: true })]) insert.run(each._id, JSON.stringify(each));
  database.close();
}
