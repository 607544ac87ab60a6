import { parse } from 'csv-parse/sync';
import { productFile, type Cells } from '@reprise/contracts/catalogue-files';
import { eventually } from '@reprise/kernel/testing';
import { runProduct, type Asker, type Product } from './testing/running-product';
import { ImportClient } from './testing/send-import';

const chief: Asker = 'root_management_unit_manager';
const plain = { accept: 'application/json' };

// Back office §2 and §7: products, categories and questions as files.
describe('an export of the catalogue', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  const ask = (method: 'GET' | 'POST', path: string, as: Asker = chief, body?: object) =>
    product.ask(method, path, { as, headers: plain, ...(body && { body }) });
  async function exported(type: string) {
    const started = await ask('POST', `/${type}/exports?account_id=${product.accountId}`, chief, {
      account_id: product.accountId,
    });
    expect(started.status).toBe(201);
    let done = started.body;
    await eventually(async () => {
      done = (await ask('GET', `/${type}/exports/${started.body.id}`)).body;
      return done.url !== null;
    });
    const file = await product.ask('GET', String(done.url).replace('/api', ''), { as: chief });
    const lines: Cells[] = parse(file.text, { columns: true, bom: true, delimiter: ';' });
    return { done, file, lines };
  }

  it('answers with exactly its four fields, and its file holds every product', async () => {
    const { done, file, lines } = await exported('products');
    const { body } = await ask('GET', '/products?pagination=false');
    expect(Object.keys(done).sort()).toEqual(['entries_count', 'error', 'id', 'url']);
    expect([done.entries_count, done.error]).toEqual([body.length, null]);
    expect(file.headers['content-disposition']).toMatch(/products-\d{4}-\d\d-\d\d\.csv/);
    expect(file.text.startsWith('\uFEFFid;label;brand')).toBe(true);
    const read = lines.map((cells) => productFile.fromCells(cells));
    expect(read.filter((each) => 'problems' in each)).toEqual([]);
    const { id, label, buybackPrice, ean } = body[0];
    expect(read).toContainEqual({ value: expect.objectContaining({ id, label, buybackPrice, ean }) });
  });

  it('holds categories, each after its parent, and questions with their answers', async () => {
    const { lines } = await exported('categories');
    const seen = new Set(['']);
    for (const { identifier = '', parent } of lines) {
      expect(seen).toContain(parent);
      seen.add(identifier);
    }
    const questions = (await exported('diagnostic-questions')).lines;
    expect(questions[0]).toMatchObject({ answer_2_name: expect.stringMatching(/./) });
  });

  it('needs both permissions, and is of one’s own account', async () => {
    for (const type of ['products', 'categories', 'diagnostic-questions']) {
      expect((await ask('POST', `/${type}/exports`, 'store_seller', {})).status).toBe(403);
      expect((await ask('GET', `/${type}/exports`, 'store_seller')).status).toBe(403);
    }
    const foreign = await ask('POST', '/products/exports', 'other:root_management_unit_manager', {
      account_id: product.accountId,
    });
    expect(foreign.status).toBe(404);
  });

  it('has an address that nobody guesses, and that only its account opens', async () => {
    const { done } = await exported('categories');
    const path = String(done.url).replace('/api', '');
    const status = async (at: string, as: Asker) => (await product.ask('GET', at, { as })).status;
    expect([await status(path, 'nobody'), await status(path, 'other:admin')]).toEqual([401, 404]);
    expect(await status(path, 'store_seller')).toBe(403);
    expect(await status(path.replace(/key=.*/, 'key=guessed'), chief)).toBe(404);
    const { body } = await ask('GET', '/categories/exports');
    expect(body[0]).toEqual(done);
  });

  it.each([
    ['products', 'products'],
    ['categories', 'categories'],
    ['diagnostic-questions', 'diagnostic'],
  ])('of %s imports back by its ids without changing anything', async (type, content) => {
    const { file, done } = await exported(type);
    const imports = new ImportClient(product);
    const checked = await imports.checked(file.text, { content, strategy: 'uuid' });
    expect(checked.dry_run?.ignored_lines).toEqual([]);
    const counts = { found: done.entries_count, inserted: 0, updated: 0, ignored: 0 };
    expect(checked.dry_run?.counts).toEqual({ ...counts, unchanged: done.entries_count });
  });
});
