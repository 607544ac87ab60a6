import { buybackList } from '@reprise/read-buyback';
import { productPopularity } from '@reprise/read-search';
import { aCustomer, offerOf, webDeclaration, type Offer } from './testing/declaring';
import { peopleOf } from './testing/people';
import { runProduct, type Asker, type Product } from './testing/running-product';

type Found = { by: string; id: string };
type Who = { as: Asker } | { headers: Record<string, string> };

describe('the finder', () => {
  let product: Product;
  let offer: Offer;
  let one: { id: string; identificationNumber: string };
  beforeAll(async () => {
    product = await runProduct();
    offer = await offerOf(product, 'iphone');
    const customer = {
      ...aCustomer,
      lastName: 'Lefèvre-Dubois',
      email: 'odile@example.test',
      phone: '0711223344',
    };
    const declared = await product.ask('POST', '/buybacks', {
      as: 'visitor',
      body: {
        ...webDeclaration(offer, 'web_post'),
        customer,
        serialNumber: 'C02XK0AAJG5H',
        externalCode: 'P-77/2',
      },
    });
    one = declared.body as typeof one;
    await product.settled();
  });
  afterAll(() => product.close());

  const ofOne = ({ status, body }: { status: number; body: unknown }) => {
    expect(status).toBe(200);
    return (body as { found: Found[] }).found.filter(({ id }) => id === one.id).map(({ by }) => by);
  };
  const find = async (text: string, who: Who = { as: 'admin' }) =>
    ofOne(await product.ask('GET', `/buybacks/find?text=${encodeURIComponent(text)}`, who));
  const ask = (text: string, who: Who = { as: 'admin' }) =>
    product.ask('POST', '/buybacks/find-by-customer', { ...who, body: { text } });
  const whose = async (text: string, who?: Who) => ofOne(await ask(text, who));
  const lookUps = async () => {
    const log = product.engines.documents.collection<{ _id: string; act: string; buybackId?: string }>({
      name: 'personal_data_accesses',
    });
    return (await log.find({ act: 'find' })).map(({ buybackId }) => buybackId);
  };

  it('knows how often a product was declared, as the list of its buybacks does', async () => {
    const { readModels } = product.engines;
    const { productId } = (await product.ask('GET', `/buybacks/${one.id}`, { as: 'admin' })).body;
    const listed = await (await readModels.collection(buybackList)).count({ productId });
    const counted = await (await readModels.collection(productPopularity)).get(productId);
    expect(listed).toBeGreaterThan(0);
    expect(counted?.declared).toBe(listed);
  });

  it('finds a file by its code, its last digits, its codes of other systems and its parcel', async () => {
    const { identificationNumber: code } = one;
    expect(await find(code)).toEqual(['code']);
    expect(await find(code.slice(-8))).toEqual(['short-code']);
    expect(await find(code.slice(-4))).toEqual(['last-digits']);
    expect(await find('C02XK0AAJG5H')).toEqual(['name']);
    expect(await find('P-77/2')).toEqual(['name']);
    const row = await product.ask('GET', `/buybacks/${one.id}`, { as: 'admin' });
    expect(await find(row.body.transport.trackingNumber)).toEqual(['name']);
    if (row.body.imei) expect(await find(row.body.imei)).toEqual(['imei']);
    expect(await find('nothing-such')).toEqual([]);
    expect(await lookUps()).toEqual([]);
  });

  it.each([
    ['an e-mail address', 'Odile@example.test', 'email'],
    ['a telephone number', '+33 7 11 22 33 44', 'phone'],
    ['a last name, however it is written', 'lefevre dubois', 'last-name'],
  ])('finds whose it is by %s, and writes down who looked', async (_what, text, by) => {
    const before = (await lookUps()).length;
    expect(await whose(text)).toEqual([by]);
    expect(await find(text)).toEqual([]);
    expect((await lookUps()).slice(before)).toContain(one.id);
  });

  it('writes down a look-up that finds nobody', async () => {
    expect(await whose('nobody@example.test')).toEqual([]);
    expect(await lookUps()).toContain(undefined);
  });

  it('finds nobody by a part of a name', async () => expect(await whose('Lefè')).toEqual([]));

  it('finds no person for those who may not read customers, and nothing outside the reader’s places', async () => {
    const before = (await lookUps()).length;
    expect((await ask('odile@example.test', { as: 'warehouse_operator' })).status).toBe(403);
    expect((await lookUps()).length).toBe(before);
    const people = peopleOf(product);
    const { timOrganizationId } = await people.placesOf('store_seller');
    const seller = await people.arrives({ modules: { tim: 'store_seller' }, timOrganizationId });
    const atTheCounter = { headers: people.bearer(seller.token) };
    expect(await find(one.identificationNumber, atTheCounter)).toEqual([]);
    expect(await whose('odile@example.test', atTheCounter)).toEqual([]);
  });
});
