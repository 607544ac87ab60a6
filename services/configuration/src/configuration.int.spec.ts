import { accountId, openAccount, otherAccountId, warehouseId } from './testing/account';
import { ACCOUNT_SETTINGS, type AccountSettingsReader } from '@reprise/kernel/ports';

describe('the configuration over HTTP', () => {
  let office: Awaited<ReturnType<typeof openAccount>>;
  beforeAll(async () => {
    office = await openAccount();
  });
  afterAll(() => office.close());

  const circuit = async (name: string, account = accountId) =>
    (await office.call('GET', `/circuits?name=${name}`, { account })).body[0];
  const patchCircuit = async (name: string, body: object, account = accountId) =>
    office.call('PATCH', `/circuits/${(await circuit(name, account)).id}`, { body, account });

  it('has seven circuits with a shipping method each, created once', async () => {
    const all = (await office.call('GET', '/circuits')).body;
    expect(all).toHaveLength(7);
    expect(await circuit('store_collect')).toMatchObject({
      channel: 'store',
      deposit: 'collect',
      active: false,
    });
    expect((await office.call('GET', '/shipping-methods')).body).toHaveLength(7);
    expect((await office.call('GET', '/circuits')).body).toHaveLength(7);
    const again = await office.call('POST', '/circuits', { body: { name: 'web_post' } });
    expect(again.body.code).toBe('identifier-already-used');
  });

  it('switches circuits by the rules of the specification', async () => {
    expect((await patchCircuit('web_drop', { active: true })).body.code).toBe('web-drop-needs-store-drop');
    expect((await patchCircuit('store_drop', { active: true })).status).toBe(200);
    expect((await patchCircuit('web_drop', { active: true })).status).toBe(200);
    expect((await patchCircuit('store_drop', { active: false })).body.code).toBe('web-drop-needs-store-drop');
    expect((await patchCircuit('web_post', { active: true }, otherAccountId)).body.code).toBe(
      'web-channel-needs-url',
    );
    const second = await office.call('POST', '/circuits', { body: { name: 'store_drop', active: true } });
    expect(second.body.code).toBe('store-drop-already-active');
    await office.plant('categories', { _id: 'c', accountId, name: 'Phones', circuits: ['web_drop'] });
    expect((await patchCircuit('web_drop', { active: false })).body.code).toBe('circuit-still-used');
  });

  it('numbers instructions, and lends them to rules without their own', async () => {
    const body = {
      defaultInstructions: [
        { label: 'Print', type: 'print' },
        { label: 'Post', type: 'post' },
      ],
    };
    const saved = (await patchCircuit('web_post', body)).body;
    const list = (await office.call('GET', `/circuit-instructions?circuit=${saved.id}`)).body;
    expect(list).toMatchObject([
      { label: 'Print', sequence: 0 },
      { label: 'Post', sequence: 1 },
    ]);
    expect((await office.call('GET', `/circuit-instructions/${list[1].id}`)).body.label).toBe('Post');
    const rule = (await office.call('POST', '/dispatch-circuit-rules', { body: { circuit: 'web_post' } }))
      .body;
    expect(rule.circuitInstructions).toEqual([
      { label: 'Print', type: 'print' },
      { label: 'Post', type: 'post' },
    ]);
    expect(rule).toMatchObject({ circuit_name: 'web_post', circuit_id: saved.id });
    const sentBack = await office.call('PATCH', `/dispatch-circuit-rules/${rule.id}`, { body: rule });
    expect([sentBack.status, sentBack.body.revision]).toEqual([200, rule.revision]);
  });

  it('does not remove a payment mode that a circuit uses', async () => {
    const body = { label: 'Voucher', description: 'At the counter', type: 'voucher', paidInStore: true };
    const { id } = (await office.call('POST', '/payment-modes', { body })).body;
    await patchCircuit('store_drop', { paymentModeIds: [id] });
    expect((await office.call('DELETE', `/payment-modes/${id}`)).body.code).toBe('still-referenced');
    await patchCircuit('store_drop', { paymentModeIds: [] });
    expect((await office.call('DELETE', `/payment-modes/${id}`)).status).toBe(204);
  });

  it('has settings from the start and merges changes', async () => {
    expect((await office.call('GET', '/buyback-settings')).body).toEqual({
      customer_identity_document_required: true,
      cart_min_value: 0,
    });
    const { id } = (await office.call('GET', `/accounts/${accountId}/organization-root-detail`)).body;
    const patch = (body: object, role?: string) =>
      office.call('PATCH', `/organization-root-details/${id}`, { body, ...(role && { role }) });
    expect((await patch({ cartMinValue: 1500 })).body).toMatchObject({
      cartMinValue: 1500,
      tagPriceEnabled: true,
    });
    expect((await office.call('GET', '/buyback-settings')).body.cart_min_value).toBe(1500);
    expect((await patch({ cartMinValue: -1 })).status).toBe(422);
    expect((await patch({ enabledPremiumFeatures: ['absorption'] })).status).toBe(403);
    expect((await patch({ enabledPremiumFeatures: ['absorption'] }, 'admin')).status).toBe(200);
    const reader = office.app.get<AccountSettingsReader>(ACCOUNT_SETTINGS);
    expect((await reader.read(accountId)).enabledPremiumFeatures).toEqual(['absorption']);
    expect(await reader.transferOrderCopies(accountId, 'store_drop')).toBe(1);
  });

  it('shows another account’s settings to operators only', async () => {
    const url = `/accounts/${otherAccountId}/organization-root-detail`;
    expect((await office.call('GET', url)).status).toBe(404);
    expect((await office.call('GET', url, { role: 'super_admin' })).status).toBe(200);
  });

  it('takes only known variables in the transfer order', async () => {
    const { id } = (await office.call('GET', `/accounts/${accountId}/transfer-order-settings`)).body;
    const patch = (text: string, textTranslations?: object) =>
      office.call('PATCH', `/transfer-order-settings/${id}`, { body: { text, textTranslations } });
    expect((await patch('Sold for {{total_price}}')).body.code).toBe('premium-feature-missing');
    const details = (await office.call('GET', `/accounts/${accountId}/organization-root-detail`)).body;
    const feature = { body: { enabledPremiumFeatures: ['custom_transfer_order'] }, role: 'admin' };
    await office.call('PATCH', `/organization-root-details/${details.id}`, feature);
    expect((await patch('Sold for {{total_price}}')).status).toBe(200);
    expect((await patch('Sold to {{nobody}}')).body.violations[0]).toMatchObject({
      code: 'unknown-variable',
    });
    const reader = office.app.get<AccountSettingsReader>(ACCOUNT_SETTINGS);
    expect(await reader.transferOrderText(accountId)).toMatchObject({ text: 'Sold for {{total_price}}' });
    expect((await patch('Sold', { 'de-DE': 'An {{nobody}}' })).body.violations[0]).toMatchObject({
      ...{ propertyPath: 'textTranslations.de-DE', code: 'unknown-variable' },
    });
    const german = { 'de-DE': 'Verkauft für {{total_price}}' };
    expect((await patch('Sold for {{total_price}}', german)).status).toBe(200);
    expect(await reader.transferOrderText(accountId)).toMatchObject({ textTranslations: german });
  });

  it('takes bonuses of circuits from accounts that hold the feature; what is stored may be sent back', async () => {
    const details = (await office.call('GET', `/accounts/${accountId}/organization-root-detail`)).body;
    const hold = (...enabledPremiumFeatures: string[]) =>
      office.call('PATCH', `/organization-root-details/${details.id}`, {
        ...{ body: { enabledPremiumFeatures }, role: 'admin' },
      });
    const of = (value: number) => [{ circuit: 'web_post', modifier: { type: 'fixed', value } }];
    const texts = { label: 'Transfer', description: 'By bank', type: 'bank_transfer' };
    const create = (circuitBonuses: object[]) =>
      office.call('POST', '/payment-modes', { body: { ...texts, circuitBonuses } });
    await hold();
    expect((await create(of(500))).body.code).toBe('premium-feature-missing');
    await hold('payment_bonus');
    const { id, circuitBonuses } = (await create(of(500))).body;
    await hold();
    const patch = async (body: object) =>
      (await office.call('PATCH', `/payment-modes/${id}`, { body })).status;
    expect(await patch({ label: 'By transfer', circuitBonuses })).toBe(200);
    expect(await patch({ circuitBonuses: of(700) })).toBe(403);
    expect(await patch({ circuitBonuses: [] })).toBe(200);
    expect(await patch({ circuitBonuses: of(500) })).toBe(403);
  });

  it('identifies a white-label site by its host only', async () => {
    const { id } = (await office.call('GET', `/accounts/${accountId}/white-label-configuration`)).body;
    const link = { url: 'https://shop.test', text: 'Back to the shop' };
    await office.call('PATCH', `/white-label-configurations/${id}`, { body: { externalWebsiteLink: link } });
    const config = (host: string) => office.call('GET', '/white-label/config', { headers: { host } });
    expect((await config('Shop.Test:3000')).body).toEqual({
      tagManagerId: null,
      axeptioId: null,
      externalWebsiteLink: link,
      dropOffLocationsMapEnabled: false,
      cookiesPolicy: null,
    });
    expect((await config('unknown.test')).body.code).toBe('white-label-unavailable');
  });

  it('gives a warehouse five native stocks that cannot be changed', async () => {
    const keeper = { role: 'warehouse_manager' };
    const list = (await office.call('GET', '/stocks?pagination=false', keeper)).body;
    expect(list).toHaveLength(5);
    const native = list.find(({ identifier }: { identifier: string }) => identifier === 'in_quarantine');
    const rename = await office.call('PATCH', `/stocks/${native.id}`, { ...keeper, body: { name: 'Jail' } });
    expect(rename.body.code).toBe('native-stock-fixed');
    const move = await office.call('PATCH', `/stocks/${native.id}`, {
      ...keeper,
      body: { location: 'Aisle 3' },
    });
    expect(move.body.location).toBe('Aisle 3');
    expect((await office.call('DELETE', `/stocks/${native.id}`, keeper)).body.code).toBe(
      'native-stock-fixed',
    );
  });

  it('refuses to change what is fixed from the start, and names it', async () => {
    const keeper = { role: 'warehouse_manager' };
    const [stock] = (await office.call('GET', '/stocks?pagination=false', keeper)).body;
    const [circuit] = (await office.call('GET', '/circuits')).body;
    const name = circuit.name === 'web_post' ? 'web_drop' : 'web_post';
    const refused = [
      await office.call('PATCH', `/circuits/${circuit.id}`, { body: { name } }),
      await office.call('PATCH', `/stocks/${stock.id}`, { ...keeper, body: { native: null } }),
    ];
    expect(refused.map(({ body }) => body.violations)).toMatchObject([
      [{ propertyPath: 'name', code: 'read-only-field' }],
      [{ propertyPath: 'native', code: 'read-only-field' }],
    ]);
  });

  it('creates stocks with unique names, and removes empty ones', async () => {
    const keeper = { role: 'warehouse_manager' };
    const make = () =>
      office.call('POST', '/stocks', { ...keeper, body: { name: 'Gold shelf', native: 'in_quarantine' } });
    const made = (await make()).body;
    expect(made).toMatchObject({
      warehouseId,
      native: null,
      identifier: 'gold_shelf',
      itemCount: 0,
      averageAge: null,
    });
    // The warehouse is the keeper's own: nobody typed it.
    expect((await make()).body).toMatchObject({
      code: 'name-already-used',
      violations: [{ propertyPath: 'name', code: 'already-used' }],
    });
    office.contents.set(made.id, { itemCount: 2, averageAge: 1.5 });
    expect((await office.call('GET', `/stocks/${made.id}`, keeper)).body).toMatchObject({
      itemCount: 2,
      averageAge: 1.5,
    });
    expect((await office.call('DELETE', `/stocks/${made.id}`, keeper)).body.code).toBe('stock-not-empty');
    office.contents.clear();
    expect((await office.call('DELETE', `/stocks/${made.id}`, keeper)).status).toBe(204);
    expect((await make()).status).toBe(201);
  });
});
