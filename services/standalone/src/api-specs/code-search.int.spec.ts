import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

// Customer journey §5: "code must be entered, only digits, must contain 13 digits, code not recognised"; item codes 8 or 13.
describe('a search by code', () => {
  let product: Product;
  let declared: { id: string; identificationNumber: string };
  beforeAll(async () => {
    product = await runProduct();
    const body = webDeclaration(await offerOf(product, 'iphone'), 'web_drop_label');
    declared = (await product.ask('POST', '/buybacks', { as: 'visitor', body })).body;
    await product.settled();
  });
  afterAll(() => product.close());

  it.each([
    ['%20', 422, 'buyback-code-missing'],
    ['12a4567890123', 422, 'buyback-code-not-digits'],
    ['12345678', 422, 'buyback-code-not-13-digits'],
    ['12345678901234', 422, 'buyback-code-not-13-digits'],
    ['1234567890123', 404, 'buyback-code-not-recognised'],
  ])('of a buyback, for %s: %d %s', async (code, status, problem) => {
    const answer = await product.ask('GET', `/buybacks/by-identification-number/${code}`, { as: 'admin' });
    expect([answer.status, answer.body.code]).toEqual([status, problem]);
  });

  it('of an item takes 8 or 13 digits; IMEI and serial number have fields of their own', async () => {
    const search = async (query: string) => {
      const { status, body } = await product.ask('GET', `/items/search?${query}`, { as: 'admin' });
      return status === 200 ? body.items.map(({ id }: { id: string }) => id) : [status, body.code];
    };
    const { id, identificationNumber: number } = declared;
    expect(await search(`code=${number}`)).toEqual([id]);
    expect(await search(`code=${number.slice(-8)}`)).toEqual([id]);
    expect(await search(`lastDigits=${number.slice(-4)}`)).toContain(id);
    const { imei } = (await product.ask('GET', `/buybacks/${id}`, { as: 'admin' })).body;
    expect(await search(`imei=${imei}`)).toContain(id);
    expect(await search('serialNumber=NOBODYS')).toEqual([404, 'item-not-recognised']);
    for (const wrong of ['code=1234', `code=${imei}`, 'code=SN-12345', '', `code=${number}&imei=${imei}`])
      expect(await search(wrong)).toEqual([400, 'malformed-query']);
    // What is left of a damaged label, a cut IMEI, an EAN of 12 digits, a code that lost a digit.
    for (const short of ['lastDigits=123', 'imei=35693803564380', 'code=012345678905', 'code=1234567'])
      expect(await search(short)).toEqual([400, 'malformed-query']);
    expect(await search('code=3700000000017')).toEqual([404, 'item-not-recognised']);
  });
});
