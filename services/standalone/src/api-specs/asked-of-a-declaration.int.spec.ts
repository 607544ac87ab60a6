import { appointmentRange } from '@reprise/contracts/rules';
import { eventually } from '@reprise/kernel/testing';
import { declarationOf, offerOf, webDeclaration, type Offer } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

// Customer journey §5, back office §1: what the screens ask, the server asks too.
describe('what a declaration is asked for', () => {
  let product: Product;
  let ask: Product['ask'];
  let phone: Offer;
  let details: string;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    phone = await offerOf(product, 'iphone');
    const path = `/accounts/${product.accountId}/organization-root-detail`;
    details = (await ask('GET', path, { as: 'admin' })).body.id;
  });
  afterAll(() => product.close());

  const refused = async (change: object, circuit = 'web_drop_label') => {
    const body = { ...webDeclaration(phone, circuit), ...change };
    const answer = await ask('POST', '/buybacks', { as: 'visitor', body });
    return [answer.status, answer.body.code];
  };
  const set = async (change: object) =>
    expect(
      (await ask('PATCH', `/organization-root-details/${details}`, { as: 'admin', body: change })).status,
    ).toBe(200);

  it('the identity document, where the setting says so', async () => {
    expect(await refused({ identification: undefined })).toEqual([422, 'identity-document-required']);
    await set({ customerIdentityDocumentRequired: false });
    await eventually(async () => (await refused({ identification: undefined }))[0] === 201);
    await set({ customerIdentityDocumentRequired: true });
    await eventually(async () => (await refused({ identification: undefined }))[0] === 422);
  });

  it('no appointment where no courier comes', async () => {
    const appointment = '2099-01-01';
    expect(await refused({ appointment })).toEqual([422, 'appointment-not-expected']);
    expect(await refused({ appointment }, 'web_drop')).toEqual([422, 'appointment-not-expected']);
  });

  it('a day from tomorrow on and within three weeks, where a courier comes', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await refused({}, 'web_collect')).toEqual([422, 'appointment-required']);
    for (const appointment of ['2020-01-01', today])
      expect(await refused({ appointment }, 'web_collect')).toEqual([422, 'appointment-not-in-future']);
    expect(await refused({ appointment: '2099-01-01' }, 'web_collect')).toEqual([
      422,
      'appointment-too-late',
    ]);
    const { last: appointment } = appointmentRange(new Date());
    expect((await refused({ appointment }, 'web_collect'))[0]).toBe(201);
  });

  it('the premium features that an account does not hold', async () => {
    const features: string[] = (await ask('GET', `/organization-root-details/${details}`, { as: 'admin' }))
      .body.enabledPremiumFeatures;
    const found = () => ask('GET', `/products/by-imei/${phone.tacCodes[0]}1234567`, { as: 'visitor' });
    const { body: order } = await ask('GET', `/accounts/${product.accountId}/transfer-order-settings`, {
      as: 'admin',
    });
    const write = (as: 'admin' | 'root_management_unit_manager') =>
      ask('PATCH', `/transfer-order-settings/${order.id}`, { as, body: { text: `${order.text} ` } });
    expect((await found()).status).toBe(200);
    expect((await write('admin')).status).toBe(200);

    await set({
      enabledPremiumFeatures: features.filter(
        (each) => !['imei_search_and_collect', 'custom_transfer_order'].includes(each),
      ),
    });
    await eventually(async () => (await found()).status === 403);
    expect((await found()).body.code).toBe('premium-feature-missing');
    for (const as of ['admin', 'root_management_unit_manager'] as const) {
      const { status, body } = await write(as);
      expect([status, body.code]).toEqual([403, 'premium-feature-missing']);
    }
    const { imei: _imei, forcedInvalidImei: _forced, ...bare } = declarationOf(phone, 'web_drop_label');
    await eventually(async () => {
      const view = await ask('GET', `/products/${bare.productId}/diagnostic`, { as: 'visitor' });
      return expect(view.body.collectsImei).toBe(false) ?? true;
    });
    expect((await refused({ imei: undefined, forcedInvalidImei: false }))[0]).toBe(201);
    await set({ enabledPremiumFeatures: features });
  });
});
