import { eventually } from '@reprise/kernel/testing';
import { aCustomer, anIdentity, declarationOf, offerOf, webDeclaration } from './testing/declaring';
import { peopleOf } from './testing/people';
import { runProduct, type Asker, type Product } from './testing/running-product';

type File = { id: string; identificationNumber: string };
type Parcel = { id: string; number: string; trackingNumber?: string; labelReady: boolean };
type Who = { as: Asker } | { headers: Record<string, string> };

/** Customer journey §3, back office §2: a parcel is found by what is in it, as a file is. */
describe('the list of packages', () => {
  let product: Product;
  let file: File;
  let parcel: string;
  const seller = { as: 'store_seller' } as const;
  const admin = { as: 'admin' } as const;

  beforeAll(async () => {
    product = await runProduct();
    file = await handedOver();
    const { body: filed } = await product.ask('GET', `/buybacks/${file.id}`, admin);
    const { warehouseId } = filed;
    parcel = (await product.ask('POST', '/packages', { ...seller, body: { warehouseId } })).body.id;
    await act('items', { code: file.identificationNumber });
  });
  afterAll(() => product.close());

  async function handedOver(): Promise<File> {
    const { timOrganizationId: storeId } = await peopleOf(product).placesOf('store_seller');
    const offer = await offerOf(product, 'iphone', 'store');
    const path = `/store/${storeId}/buybacks`;
    const { body } = await product.ask('POST', path, { ...seller, body: declarationOf(offer, 'store_drop') });
    await product.settled();
    const signed = { customer: aCustomer, identification: anIdentity, handOverSigned: true };
    await product.ask('POST', `${path}/${body.id}/finalize`, { ...seller, body: signed });
    await product.settled();
    return body;
  }
  const act = async (what: string, body: object = {}) => {
    const done = await product.ask('POST', `/packages/${parcel}/${what}`, { ...seller, body });
    expect([what, done.status]).toEqual([what, 200]);
    await product.settled();
  };
  const read = async (): Promise<Parcel> => (await product.ask('GET', `/packages/${parcel}`, seller)).body;
  const listed = async (query: string, who: Who = admin) => {
    const { status, body } = await product.ask('GET', `/packages?${query}`, who);
    expect(status).toBe(200);
    return (body['hydra:member'] ?? body).map(({ id }: Parcel) => id) as string[];
  };
  /** As the list's search asks: the finder names the files, the list their packages. */
  const holding = async (text: string) => {
    const { body } = await product.ask('GET', `/buybacks/find?text=${text}`, admin);
    const ids = body.found.map(({ id }: File) => `itemId[]=${id}`);
    return ids.length > 0 ? listed(ids.join('&')) : [];
  };

  it('finds one that is being packed, by its file’s code, its last digits or its customer', async () => {
    const { identificationNumber: code } = file;
    expect(await holding(code)).toEqual([parcel]);
    expect(await holding(code.slice(-4))).toContain(parcel);
    const asked = { ...admin, body: { text: aCustomer.email } };
    const { body } = await product.ask('POST', '/buybacks/find-by-customer', asked);
    expect(await listed(body.found.map(({ id }: File) => `itemId[]=${id}`).join('&'))).toContain(parcel);
  });

  it('finds one by its own number and its tracking number, and still by its file once it is away', async () => {
    await act('close');
    await eventually(async () => (await read()).labelReady);
    await act('hand-over');
    const { number, trackingNumber = '' } = await read();
    expect(await listed(`code=${number}`)).toEqual([parcel]);
    expect(await listed(`code=${trackingNumber}`)).toEqual([parcel]);
    expect(await listed(`itemId=${file.id}`)).toEqual([parcel]);
    expect(await listed(`text=${trackingNumber}`)).toEqual([parcel]);
    expect(await listed('code=nothing-such')).toEqual([]);
  });

  it('finds one by the product in it, by beginnings of its words in any order, packed alone or with others', async () => {
    const file = webDeclaration(await offerOf(product, 'ipad'), 'web_post');
    const { id } = (await product.ask('POST', '/buybacks', { as: 'visitor', body: file })).body as File;
    await eventually(async () => (await listed('text=ipad')).includes(id));
    expect(await listed('text=ipad')).not.toContain(parcel);
    for (const text of ['iphone', 'IPHO', 'iphone apple', 'Apple iph'])
      expect([text, (await listed(`text=${encodeURIComponent(text)}`)).includes(parcel)]).toEqual([
        text,
        true,
      ]);
    expect(await listed('text=iphone%20nothing')).toEqual([]);
    const { body } = await product.ask('GET', `/packages/${parcel}`, seller);
    expect(body.items[0].product).toMatchObject({
      brand: 'Apple',
      productLabel: expect.stringMatching(/iPhone/),
    });
    expect(body).not.toHaveProperty('words');
  });

  it('finds the parcel of a web buyback, which carries it alone', async () => {
    const body = webDeclaration(await offerOf(product, 'iphone'), 'web_post');
    const { id } = (await product.ask('POST', '/buybacks', { as: 'visitor', body })).body as File;
    await eventually(async () => (await listed(`itemId=${id}`)).includes(id));
  });

  it('finds nothing of other places and accounts, and nothing for those who send no parcels', async () => {
    const asked = [`itemId=${file.id}`, `code=${(await read()).number}`, `text=${(await read()).number}`];
    const people = peopleOf(product);
    const own = (await people.placesOf('store_seller'))['timOrganizationId'];
    const stores = await product.ask('GET', '/organizations?type=store', admin);
    const timOrganizationId = stores.body['hydra:member'].find(({ id }: File) => id !== own).id;
    const colleague = await people.arrives({ modules: { tim: 'store_seller' }, timOrganizationId });
    for (const query of asked) {
      expect(await listed(query, seller)).toEqual([parcel]);
      expect(await listed(query, { as: 'other:admin' })).toEqual([]);
      expect(await listed(query, { headers: people.bearer(colleague.token) })).toEqual([]);
      const { status } = await product.ask('GET', `/packages?${query}`, {
        as: 'root_management_unit_analyst',
      });
      expect(status).toBe(403);
    }
  });
});
