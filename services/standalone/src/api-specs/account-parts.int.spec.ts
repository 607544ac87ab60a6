import { accountIdOf, outsideBuyer, tenants } from '../demo/demo-ids';
import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Asked, type Product } from './testing/running-product';

const other = accountIdOf(tenants[1]);
const rhine = accountIdOf(outsideBuyer);
const operator = { as: 'super_admin', headers: { accept: 'application/json' } } as const;
const place = { street: '1 quai du Rhin', zipCode: '67000', city: 'Strasbourg', country: 'FR' };

// back office §3 "Account": `isRetailer` and `isBuyerAndWorkshopsSupervisor` decide which modules exist.
describe('what an account is', () => {
  let product: Product;
  let ask: Product['ask'];
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
  });
  afterAll(() => product.close());

  const opened = (body: object) => ask('POST', '/accounts', { ...operator, body });
  const patched = (id: string, body: object) => ask('PATCH', `/accounts/${id}`, { ...operator, body });
  async function added(accountId: string, type: string) {
    const at = `?accountId=${accountId}`;
    const { body: root } = await ask('GET', `/organizations/root${at}`, operator);
    const node = { type, commonName: 'Nouveau', parentOrganizationId: root.id, ...place };
    const { status, body } = await ask('POST', `/organizations${at}`, { ...operator, body: node });
    return [status, body.code];
  }

  it('is a retailer that buys what it takes in, unless it is told otherwise', async () => {
    const { status, body } = await opened({ name: 'Sans Rien Dire' });
    expect([status, body.isRetailer, body.isBuyerAndWorkshopsSupervisor]).toEqual([201, true, true]);
    for (const type of ['management_unit', 'store', 'buyer', 'warehouse'])
      expect([type, ...(await added(body.id, type))]).toEqual([type, 201, undefined]);
  });

  describe('no retailer', () => {
    it('has no stores and no regions: POST /organizations is refused', async () => {
      for (const type of ['store', 'management_unit'])
        expect(await added(rhine, type)).toEqual([409, 'account-not-retailer']);
      expect(await added(rhine, 'warehouse')).toEqual([201, undefined]);
    });

    it('has no categories: POST /categories is refused', async () => {
      const { body: session } = await ask('POST', '/login', {
        body: { email: `root_management_unit_manager@${outsideBuyer.domain}`, password: product.password },
      });
      const head: Asked = { headers: { authorization: `Bearer ${session.token}`, ...operator.headers } };
      const [workshop] = (await ask('GET', '/organizations?type=warehouse', head)).body;
      const category = { name: 'Vélos', identifier: 'velos', parentId: null, defaultWeight: 1 };
      const body = { ...category, referringWarehouseIds: [workshop.id] };
      const answer = await ask('POST', '/categories', { ...head, body });
      expect([answer.status, answer.body.code]).toEqual([409, 'account-not-retailer']);
    });

    it('takes nothing in: its site shows no offer, and POST /buybacks is refused', async () => {
      const offer = await offerOf(product, 'iphone');
      const whiteLabelUrl = 'http://achats.localhost';
      expect((await opened({ name: 'Achats', isRetailer: false, whiteLabelUrl })).status).toBe(201);
      const { body: welcome } = await ask('POST', '/webtoken-with-account-and-ord', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `url=${encodeURIComponent(`${whiteLabelUrl}/`)}`,
      });
      const headers = { authorization: `Bearer ${welcome.token}` };
      const body = webDeclaration(offer, 'web_post');
      for (const answer of [
        await ask('POST', '/buybacks', { headers, body }),
        await ask('GET', `/products/${offer.id}/diagnostic?channel=web`, { headers }),
      ])
        expect([answer.status, answer.body.code]).toEqual([409, 'account-not-retailer']);
    });

    it('links no buyers', async () => {
      const answer = await opened({ name: 'Ni', isRetailer: false, linkedBuyerAccountIds: [rhine] });
      expect([answer.status, answer.body.code]).toEqual([409, 'account-has-linked-buyers']);
    });
  });

  it('no buyer: it has neither buyers nor workshops', async () => {
    const parts = { isBuyerAndWorkshopsSupervisor: false, linkedBuyerAccountIds: [rhine] };
    const { body } = await opened({ name: 'Vendeur Seul', ...parts });
    for (const type of ['buyer', 'warehouse'])
      expect(await added(body.id, type)).toEqual([409, 'account-not-buyer']);
    expect(await added(body.id, 'store')).toEqual([201, undefined]);
  });

  describe('may change', () => {
    it('not while something stands that needs it, and the refusal says what', async () => {
      const asRetailer = await patched(product.accountId, { isRetailer: false });
      expect([asRetailer.status, asRetailer.body.code]).toEqual([409, 'still-referenced']);
      expect(asRetailer.body.details.by).toMatchObject([
        { resource: 'organizations', named: expect.arrayContaining(['Magasin Paris Rivoli']) },
        { resource: 'categories', named: expect.arrayContaining(['Smartphones']) },
      ]);
      const asBuyer = await patched(product.accountId, { isBuyerAndWorkshopsSupervisor: false });
      expect([asBuyer.status, asBuyer.body.code]).toEqual([409, 'still-referenced']);
      expect(asBuyer.body.details.by[0].named).toEqual(expect.arrayContaining(['Atelier de Lille']));
    });

    it('where nothing does, and back', async () => {
      const { body } = await opened({ name: 'Tout Neuf' });
      for (const isRetailer of [false, true])
        expect((await patched(body.id, { isRetailer })).body.isRetailer).toBe(isRetailer);
    });

    it('but what was closed meanwhile does not open again', async () => {
      const { body: account } = await opened({ name: 'Un Magasin' });
      expect(await added(account.id, 'store')).toEqual([201, undefined]);
      const [store] = (await ask('GET', `/organizations?accountId=${account.id}&type=store`, operator)).body;
      const turn = (status: string) =>
        ask('PATCH', `/organizations/${store.id}`, { ...operator, body: { status } });
      expect((await turn('inactive')).status).toBe(200);
      expect((await patched(account.id, { isRetailer: false })).status).toBe(200);
      const again = await turn('active');
      expect([again.status, again.body.code]).toEqual([409, 'account-not-retailer']);
    });
  });

  it('keeps the link to a buyer as long as a category names it, and says which', async () => {
    const refused = await patched(other, { linkedBuyerAccountIds: [] });
    expect([refused.status, refused.body.code]).toEqual([409, 'still-referenced']);
    const named = { resource: 'categories', count: 1, named: ['Consoles'] };
    expect(refused.body.details.by).toEqual([
      { ...named, field: 'buyerAccountId' },
      { ...named, field: 'buyerId' },
      { ...named, field: 'referringWarehouseIds' },
    ]);
    const at = `accountId=${other}`;
    const [category] = (await ask('GET', `/categories?${at}&identifier=consoles`, operator)).body;
    const [workshop] = (await ask('GET', `/organizations?${at}&type=warehouse`, operator)).body;
    const own = { buyerAccountId: null, buyerId: null, referringWarehouseIds: [workshop.id] };
    const path = `/categories/${category.id}`;
    expect((await ask('PATCH', path, { ...operator, body: own })).status).toBe(200);
    expect((await patched(other, { linkedBuyerAccountIds: [] })).status).toBe(200);
  });
});
