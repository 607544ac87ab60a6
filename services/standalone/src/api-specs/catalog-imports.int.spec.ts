import { eventually } from '@reprise/kernel/testing';
import { runProduct, type Asker, type Product } from './testing/running-product';
import { ImportClient } from './testing/send-import';

const plain = { accept: 'application/json' };
const head = 'label;brand;reference;ean;category;price_grade_a;status';
const chief = 'root_management_unit_manager';

// Back office §2 "Imports".
describe('a catalogue import', () => {
  let product: Product;
  let imports: ImportClient;
  let category: { id: string; identifier: string };
  beforeAll(async () => {
    product = await runProduct();
    imports = new ImportClient(product);
    const { body } = await product.ask('GET', '/categories?exists[parentId]=true', {
      as: chief,
      headers: plain,
    });
    category = body[0];
  });
  afterAll(() => product.close());

  const line = (name: string, ean: string, price = '120,50') =>
    `${name};Acme;ref-${name};${ean};${category.identifier};${price};published`;
  const file = (...lines: string[]) => [head, ...lines].join('\r\n');
  const products = async (query: string) =>
    (await product.ask('GET', `/products?${query}`, { as: chief, headers: plain })).body;
  const codes = (ignored: readonly { faults: readonly { code: string }[] }[]) =>
    ignored.map(({ faults }) => faults.map(({ code }) => code).join());

  it('shows what it would do before it does it, and then does that', async () => {
    const text = file(
      line('Alpha One', '4006381333931'),
      line('Beta Two', '4.006E+12'),
      line('Gamma Three', '96385074', '99999'),
    );
    const checked = await imports.checked(text);
    expect(checked.dry_run?.counts).toEqual({ found: 3, inserted: 1, updated: 0, unchanged: 0, ignored: 2 });
    expect(codes(checked.dry_run?.ignored_lines ?? [])).toEqual(['scientific', 'too-big']);
    expect(await products('ean=4006381333931')).toEqual([]);

    await imports.call('POST', `/${checked.id}/start`);
    const ended = await imports.until(checked.id, 'ended');
    expect(ended).toMatchObject({ status: 'success_with_ignored', created_by: { name: expect.any(String) } });
    expect(ended.report.lines_count).toEqual({ found: 3, inserted: 1, updated: 0, ignored: 2 });
    expect(await products('ean=4006381333931')).toMatchObject([
      { label: 'Alpha One', buybackPrice: { grade_a: 12050 }, categoryId: category.id, revision: 1 },
    ]);
  });

  it('hands its ignored lines back, to be corrected and imported by themselves', async () => {
    const ended = await imports.imported(file(line('Delta', '12345'), line('Epsilon', '036000291452')));
    expect(ended.report.lines_count).toEqual({ found: 2, inserted: 1, updated: 0, ignored: 1 });
    const { text } = await imports.call('GET', `/${ended.id}/ignored-lines`);
    expect(text).toContain('import_reason');
    expect(text).toContain('2: « EAN ou GTIN » n’est pas un EAN ou GTIN valide');
    const again = await imports.imported(text.replace(';12345;', ';10012345678902;'));
    expect(again).toMatchObject({ status: 'success', report: { lines_count: { found: 1, inserted: 1 } } });
    expect(await products('ean=10012345678902')).toMatchObject([{ label: 'Delta' }]);
  });

  it('changes nothing the second time, and shows field by field what a new price would change', async () => {
    const once = file(line('Zeta', '4006381333948'));
    await imports.imported(once);
    const same = await imports.imported(once);
    expect(same.progress.counts).toEqual({ found: 1, inserted: 0, updated: 0, unchanged: 1, ignored: 0 });
    const checked = await imports.checked(file(line('Zeta', '4006381333948', '99,00')));
    expect(checked.dry_run?.differences).toEqual([
      { line: 2, name: 'Zeta', changes: [{ column: 'price_grade_a', before: '120.50', after: '99.00' }] },
    ]);
    expect(await products('ean=4006381333948')).toMatchObject([{ buybackPrice: { grade_a: 12050 } }]);
  });

  it('is named by the history of each record that it wrote, also after somebody changed that', async () => {
    const of = async (id: string, as: Asker = chief) =>
      product.ask('GET', `/accounts/${product.accountId}/imported-records/${id}`, { as, headers: plain });
    const made = await imports.imported(file(line('Iota', '4006381333962')), { name: 'spring.csv' });
    const [{ id }] = await products('ean=4006381333962');
    const changed = await imports.imported(file(line('Iota II', '4006381333962')), { name: 'summer.csv' });
    await imports.imported(file(line('Iota II', '4006381333962')), { name: 'nothing-new.csv' });
    const body = { comment: 'With its box.' };
    expect((await product.ask('PATCH', `/products/${id}`, { as: chief, body })).status).toBe(200);
    expect((await of(id)).body).toMatchObject([
      { import_id: changed.id, file_name: 'summer.csv', did: 'updated', created_by: expect.any(String) },
      { import_id: made.id, file_name: 'spring.csv', did: 'inserted' },
    ]);
    expect((await of(id, `other:${chief}`)).status).toBe(404);
    expect((await of(id, 'store_seller')).status).toBe(403);
  });

  it('by uuid adds a record with its id, updates it by that, and leaves other accounts alone', async () => {
    const id = '0197f4a0-aaaa-7000-8000-000000000001';
    const { body } = await product.ask('GET', '/products', { as: `other:${chief}`, headers: plain });
    const uuids = (label: string) =>
      [
        'id;label;brand;category',
        `${id};${label};Acme;${category.identifier}`,
        `${body[0].id};Stolen;Acme;${category.identifier}`,
      ].join('\n');
    const made = await imports.imported(uuids('Eta'), { strategy: 'uuid' });
    expect(made.report.lines_count).toEqual({ found: 2, inserted: 1, updated: 0, ignored: 1 });
    expect(codes(made.report.ignored_lines)).toEqual(['foreign-record']);
    const changed = await imports.imported(uuids('Eta II'), { strategy: 'uuid' });
    expect(changed.report.lines_count.updated).toBe(1);
    expect(await products(`id=${id}`)).toMatchObject([{ label: 'Eta II', revision: 2 }]);
    const theirs = await product.ask('GET', `/products/${body[0].id}`, {
      as: `other:${chief}`,
      headers: plain,
    });
    expect(theirs.body.label).toBe(body[0].label);
  });

  it('remembers what columns are called, and asks for the one that finds the records', async () => {
    const text = file(line('Theta', '4006381333955')).replace('ean', 'Code barres');
    const { id, body } = await imports.send(text, {});
    expect(body.columns[3]).toBeNull();
    const refused = await imports.call('POST', `/${id}/check`, { columns: body.columns });
    expect([refused.status, refused.body.code]).toEqual([422, 'import-key-missing']);
    const columns = body.columns.map((column: string | null, at: number) => (at === 3 ? 'ean' : column));
    await imports.call('POST', `/${id}/check`, { columns });
    await imports.until(id, 'checked');
    expect((await imports.send(text, {})).body.columns).toEqual(columns);
  });

  it('is listed newest first, and is one entry of the audit log however many lines it has', async () => {
    const { body } = await imports.call('GET', '?page=1');
    expect(body.pagination.total_pages).toBe(1);
    expect(body.results[0]).toMatchObject({
      destination_account: { id: product.accountId },
      content: 'products',
    });
    const ended = body.results.filter(({ ended_at: at }: { ended_at: string | null }) => at !== null);
    await eventually(async () => {
      const path = '/audit-entries?resource=catalog-imports&itemsPerPage=100';
      const entries = (await product.ask('GET', path, { as: chief, headers: plain })).body;
      return entries.length >= ended.length;
    });
  });

  it('is its account’s own: operators name the account, others do not find it, and not everybody may import', async () => {
    const theirs = new ImportClient(product, product.accountId, `other:${chief}`);
    expect((await theirs.call('GET', '')).status).toBe(404);
    expect((await new ImportClient(product, product.accountId, 'super_admin').call('GET', '')).status).toBe(
      200,
    );
    expect((await new ImportClient(product, product.accountId, 'store_seller').call('GET', '')).status).toBe(
      403,
    );
  });

  it.each([
    ['archive', Buffer.from('PK\u0003\u0004 a workbook called products.csv')],
    ['archive', Buffer.from('ean;label\n1;%PDF-1.7\n%%EOF')],
    ['encoding', Buffer.from('ean;label\n1\0;x')],
    ['encoding', Buffer.from('ean;label\n1;x\nPK\u0003\u0004\u0014\0\0\0PK\u0005\u0006\0\0')],
    ['empty', Buffer.from('ean;label\n')],
    ['format', Buffer.from('ean;label\n1;"never closed')],
    ['too-many-columns', Buffer.from(`ean${';x'.repeat(100_000)}\n1`)],
  ])('refuses a file that is none: %s', async (reason, bytes) => {
    const { status, body } = await imports.send(bytes, { name: '../../etc/passwd' });
    expect([status, body.code, body.details]).toEqual([422, 'import-file-refused', { reason }]);
  });

  it('leaves out what a spreadsheet has turned into a date, says so, and changes nothing', async () => {
    const before = await products('pagination=false');
    const text = ['reference;label;brand;category', `01-mars;Date;Acme;${category.identifier}`].join('\n');
    const ended = await imports.imported(text, { strategy: 'recommerce' });
    expect(ended.report.lines_count).toEqual({ found: 1, inserted: 0, updated: 0, ignored: 1 });
    expect(codes(ended.report.ignored_lines)).toEqual(['spreadsheet-date']);
    const { text: told } = await imports.call('GET', `/${ended.id}/ignored-lines`);
    expect(told).toContain('un tableur a transformé ce code en date, 01-mars');
    expect(await products('pagination=false')).toEqual(before);
  });

  it('refuses what a spreadsheet has made of an EAN or a price, each with its sentence', async () => {
    const before = await products('pagination=false');
    const text = file(
      line('A day as a number', '44927'),
      line('Rounded', '1,23E+12'),
      line('A day', '01/03/2026'),
      line('A price that became a day', '4006381333955', '12-mai'),
    );
    const ended = await imports.imported(text);
    expect(ended.report.lines_count).toMatchObject({ found: 4, inserted: 0, ignored: 4 });
    expect(codes(ended.report.ignored_lines)).toEqual([
      ...['invalid-ean', 'scientific', 'spreadsheet-date', 'not-an-amount'],
    ]);
    const { text: told } = await imports.call('GET', `/${ended.id}/ignored-lines`);
    expect(told).toContain('« EAN ou GTIN » n’est pas un EAN ou GTIN valide');
    expect(told).toContain('un tableur a transformé ce code en date, 01/03/2026');
    expect(await products('pagination=false')).toEqual(before);
  });

  it('can be cancelled before it starts, and then cannot be started', async () => {
    const { id } = await imports.checked(file(line('Kappa', '4006381333979')));
    expect((await imports.call('POST', `/${id}/cancel`)).body.phase).toBe('cancelled');
    const started = await imports.call('POST', `/${id}/start`);
    expect([started.status, started.body.code]).toEqual([409, 'import-not-possible']);
  });

  it('of categories adds a child below a parent of the same file, and search and counts follow', async () => {
    const { body } = await product.ask('GET', `/categories/${category.id}`, { as: chief, headers: plain });
    const categories = [
      'name;identifier;parent;warehouses;weight_g',
      `Drones;drones;${category.identifier};${body.referringWarehouseIds[0]};900`,
      `Small drones;small-drones;drones;${body.referringWarehouseIds[0]};200`,
    ].join('\n');
    const made = await imports.imported(categories, { content: 'categories' });
    expect(made.report.lines_count).toEqual({ found: 2, inserted: 2, updated: 0, ignored: 0 });
    await imports.imported(
      file(line('Hovercraft', '4006381333986').replace(category.identifier, 'small-drones')),
    );
    await eventually(async () => {
      const found = await products('search_product_buyback=Hovercraft');
      return found.length === 1;
    });
    const tree = await product.ask('GET', '/categories?identifier=small-drones', {
      as: chief,
      headers: plain,
    });
    expect(tree.body).toMatchObject([{ numberOfProducts: 1, numberOfPublishedProducts: 1 }]);
  });
});
