import { codesOf, exportingOf } from './testing/exporting';
import { runProduct, type Asker, type Product } from './testing/running-product';
import { workshopOf, type Workshop } from './testing/workshop';

const manager: Asker = 'warehouse_manager';

// Back office §2 and back office §9: a job, asked for every 3 s.
describe('an export of the items in stock', () => {
  let product: Product;
  let shop: Workshop;
  let exporting: ReturnType<typeof exportingOf>;
  beforeAll(async () => {
    product = await runProduct();
    shop = await workshopOf(product);
    await shop.tested();
    exporting = exportingOf(product, '/items-in-stock');
  });
  afterAll(() => product.close());

  it('holds what the list shows, as French spreadsheets read it, with places by their names', async () => {
    const { exported, shown } = exporting;
    const { done, file, lines } = await exported('', manager);
    expect(file.text.startsWith('\uFEFFCode;Statut;')).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/items-in-stock-\d{4}-\d\d-\d\d\.csv/);
    expect(codesOf(lines)).toEqual(await shown('', manager));
    expect(done).toMatchObject({ entries_count: lines.length, error: null });
    expect(lines.find(({ Statut }) => Statut === 'En attente de répartition')).toMatchObject({
      ...{ Atelier: 'Atelier de Lille', Stock: expect.stringMatching(/\p{L}/u), Devise: 'EUR' },
      ...{ 'Prix d’achat': expect.stringMatching(/^\d+,\d\d$/), 'Jours en stock': '0' },
    });
  });

  it('keeps the filters of the list', async () => {
    const only = `stockId[]=${shop.stocks['to_refurbish']}&status[]=item_completed`;
    const { lines } = await exporting.exported(`?${only}&order[stockedAt]=desc&page=3`, manager);
    expect(codesOf(lines)).toEqual(await exporting.shown(`&${only}`, manager));
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map(({ Statut }) => Statut))).toEqual(new Set(['En attente de répartition']));
    expect((await exporting.exported('?identificationNumber=0000000000000', manager)).lines).toEqual([]);
  });

  it.each(['admin', 'buyer_manager'] as const)('holds what a %s may see, and no more', async (as) => {
    const { lines } = await exporting.exported('', as);
    expect(codesOf(lines)).toEqual(await exporting.shown('', as));
  });

  it('is refused without its permission', async () => {
    const { start } = exporting;
    expect((await start('', 'warehouse_operator')).body).toMatchObject({
      ...{ code: 'forbidden', details: { permission: 'stock.items-export' } },
    });
    expect((await start('', 'nobody')).status).toBe(401);
  });

  it('is the reader’s own: neither a colleague nor another account finds it or its file', async () => {
    const { done, path } = await exporting.exported('', manager);
    for (const as of ['admin', `other:${manager}`] as const) {
      expect((await exporting.ask('GET', `/items-in-stock/exports/${done.id}`, as)).status).toBe(404);
      expect((await product.ask('GET', path, { as })).status).toBe(404);
    }
    expect((await exporting.exported('', `other:${manager}`)).lines).toEqual([]);
  });
});
