import { wordOf } from '@reprise/contracts/words';
import { codesOf, exportingOf } from './testing/exporting';
import { runProduct, type Asker, type Product } from './testing/running-product';

const chief: Asker = 'root_management_unit_manager';

// Back office §6 and back office §9: a job, asked for every 3 s.
describe('an export of the buybacks’ list', () => {
  let product: Product;
  let exporting: ReturnType<typeof exportingOf>;
  beforeAll(async () => {
    product = await runProduct();
    exporting = exportingOf(product, '/buybacks');
  });
  afterAll(() => product.close());
  const exported = (query = '', as: Asker = chief) => exporting.exported(query, as);
  const start = (query = '', as: Asker = chief) => exporting.start(query, as);

  it('holds what the list shows, as French spreadsheets read it, and nothing of the customer', async () => {
    const { done, file, lines } = await exported();
    expect(file.text.startsWith('\uFEFFCode;Statut;')).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/buybacks-\d{4}-\d\d-\d\d\.csv/);
    expect(codesOf(lines)).toEqual(await exporting.shown('', chief));
    expect(done).toMatchObject({ entries_count: lines.length, error: null });
    expect(lines[0]).toMatchObject({
      'Prix déclaré': expect.stringMatching(/^\d+,\d\d$/),
      Atelier: 'Atelier de Lille',
      Devise: 'EUR',
    });
    expect(file.text).not.toMatch(/@|IBAN|Martin/);
  });

  it('keeps the filters of the list', async () => {
    const [{ status }] = (await exporting.ask('GET', '/buybacks?pagination=false', chief)).body;
    const { lines } = await exported(`?status[]=${status}&order[createdAt]=asc&page=3`);
    expect(codesOf(lines)).toEqual(await exporting.shown(`&status[]=${status}`, chief));
    expect(new Set(lines.map(({ Statut }) => Statut))).toEqual(new Set([wordOf('fr-FR', 'status', status)]));
    const none = await exported('?identificationNumber=0000000000000');
    expect([none.lines, none.done.entries_count]).toEqual([[], 0]);
  });

  it.each(['store_manager', 'warehouse_manager', 'buyer_manager', 'management_unit_analyst'] as const)(
    'holds what a %s may see, and no more',
    async (as) => {
      expect(codesOf((await exported('', as)).lines)).toEqual(await exporting.shown('', as));
    },
  );

  it('is refused without its permission, and for what the reader may not list', async () => {
    for (const as of ['store_seller', 'warehouse_operator'] as const)
      expect((await start('', as)).body).toMatchObject({
        code: 'forbidden',
        details: { permission: 'buyback.export' },
      });
    expect((await start('', 'nobody')).status).toBe(401);
    const waiting = await start('?status=bb_awaiting_store_drop', 'buyer_manager');
    expect(waiting.body.details).toEqual({ permission: 'buyback.awaiting-store-drop-list' });
    expect((await exporting.ask('GET', '/buybacks/exports', 'buyer_manager')).body).toHaveLength(1);
  });

  it('is the reader’s own: neither a colleague nor another account finds it or its file', async () => {
    const { done, path } = await exported();
    for (const as of ['store_manager', 'admin', `other:${chief}`] as const) {
      expect((await exporting.ask('GET', `/buybacks/exports/${done.id}`, as)).status).toBe(404);
      expect((await product.ask('GET', path, { as })).status).toBe(404);
    }
    expect((await product.ask('GET', path, { as: 'store_seller' })).status).toBe(403);
    expect((await product.ask('GET', path.replace(/key=.*/, 'key=guessed'), { as: chief })).status).toBe(404);
    expect((await exported('', `other:${chief}`)).lines).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ Code: (await exporting.shown('', chief))[0] })]),
    );
  });
});
