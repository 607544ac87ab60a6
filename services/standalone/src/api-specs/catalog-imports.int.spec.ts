import { runProduct, type Product } from './testing/running-product';
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
});
