import {
  recordedCarrier,
  recordedSendcloud,
  RecordedServer,
  sendcloudKeys,
  type Answered,
} from '@reprise/gateways/testing';
import { eventually } from '@reprise/kernel/testing';
import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

const as = 'root_management_unit_manager';
const plain = { accept: 'application/json' };

describe('the connectors of an account', () => {
  let product: Product;
  let root: string;
  let carrier: RecordedServer;
  let sendcloud: RecordedServer;
  const made = recordedCarrier();
  const parcels = recordedSendcloud();

  beforeAll(async () => {
    product = await runProduct({ WEBHOOKS_PRIVATE_ADDRESSES: 'on' });
    carrier = await new RecordedServer(made.recording).start();
    sendcloud = await new RecordedServer(parcels.recording).start();
    const found = await product.ask('GET', '/organizations?type=root_management_unit', {
      as,
      headers: plain,
    });
    root = found.body[0].id;
  });
  afterAll(async () => {
    await Promise.all([carrier.stop(), sendcloud.stop()]);
    await product.close();
  });

  const add = (body: object, who: typeof as | 'admin' | `other:${typeof as}` = as) =>
    product.ask('POST', '/connector-organizations', { as: who, body: { organizationId: root, ...body } });
  const post = (over: object = {}) => ({
    ...{ connectorId: 'http-carrier', name: 'Post', properties: { baseUrl: carrier.url } },
    ...over,
  });
  const seal = (id: string, secrets: Record<string, string | null>) =>
    product.ask('POST', `/connector-organizations/${id}/secrets`, { as, body: { secrets } });
  const change = (id: string, body: object) =>
    product.ask('PATCH', `/connector-organizations/${id}`, { as, body });
  const test = (id: string) => product.ask('POST', `/connector-organizations/${id}/test`, { as });
  const remove = (id: string) => product.ask('DELETE', `/connector-organizations/${id}`, { as });
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof add>>) => [status, body?.code];

  it('are listed by id, name, type and fully qualified name, and read one by one', async () => {
    const list = async (query: string): Promise<string[]> =>
      (await product.ask('GET', `/connectors?${query}`, { as, headers: plain })).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list('page=1&itemsPerPage=500')).toHaveLength(7);
    expect(await list('type=transport&order[name]=asc')).toEqual(['http-carrier', 'sendcloud']);
    expect(await list('name=Sendcloud')).toEqual(['sendcloud']);
    expect(await list('fqn=reprise.buyer.http-orders.v1')).toEqual(['http-orders']);
    expect(await list('id[]=sendcloud&id[]=openid-connect&order[name]=desc')).toEqual([
      'sendcloud',
      'openid-connect',
    ]);
    expect(await list('pagination=true&itemsPerPage=4&page=2')).toHaveLength(3);
    const { body } = await product.ask('GET', '/connectors/http-carrier', { as });
    expect(body).toMatchObject({ type: 'transport', properties: [{ name: 'baseUrl' }, { name: 'token' }] });
    expect((await product.ask('GET', '/connectors/nothing', { as })).status).toBe(404);
  });

  it('are configured under a name of their own, with at least what they ask for', async () => {
    const { status, body } = await add(post());
    expect([status, body.status, body.type]).toEqual([201, 'inactive', 'transport']);
    expect(codeOf(await add(post()))).toEqual([409, 'configuration-name-already-used']);
    expect(codeOf(await add(post({ name: 'Bare', properties: {} })))).toEqual([
      422,
      'connector-property-required',
    ]);
    const wrong: object[] = [
      { baseUrl: 'no address' },
      { baseUrl: 'https://user:pass@carrier.example' },
      { baseUrl: 'https://carrier.example?x=1' },
      { baseUrl: carrier.url, token: 'a secret among the properties' },
      { baseUrl: carrier.url, colour: 'blue' },
    ];
    for (const properties of wrong)
      expect(codeOf(await add(post({ name: 'Wrong', properties })))).toEqual([
        422,
        'connector-property-invalid',
      ]);
    const lines = { baseUrl: `${carrier.url}/\r\nx-injected: 1` };
    expect(codeOf(await add(post({ name: 'Lines', properties: lines })))).toEqual([422, 'invalid-request']);
    const elsewhere = { connectorId: 'openid-connect', name: 'Login', properties: {} };
    expect(codeOf(await add(elsewhere))).toEqual([422, 'connector-configured-elsewhere']);
    await remove(body.id);
  });

  it('keep their secrets sealed, for the address that they were given for, and out of every log', async () => {
    const { id } = (await add(post())).body;
    const answer = await seal(id, { token: 'secret' });
    expect(answer.body.secretsSet).toEqual(['token']);
    expect(codeOf(await seal(id, { other: 'x' }))).toEqual([422, 'connector-property-invalid']);
    const told = [
      answer.text,
      (await product.ask('GET', `/connector-organizations/${id}`, { as })).text,
      (await product.ask('GET', `/audit-entries?documentId=${id}`, { as })).text,
    ];
    expect(told.join()).not.toContain('secret"');
    // The address may hold a token of its receiver: the history has it neither.
    await eventually(async () => {
      const { body, text } = await product.ask('GET', `/audit-entries?documentId=${id}`, {
        as,
        headers: plain,
      });
      return body.length > 0 && text.includes('baseUrl') && !text.includes(carrier.url);
    });
    expect(
      (await change(id, { properties: { baseUrl: 'https://attacker.example' } })).body.secretsSet,
    ).toEqual([]);
    expect((await change(id, { properties: { baseUrl: `${carrier.url}/` } })).body.secretsSet).toEqual([
      'token',
    ]);
    expect((await seal(id, { token: null })).body.secretsSet).toEqual([]);
    await remove(id);
  });

  it('are tested by a real call, with an honest reason', async () => {
    const { id } = (await add(post())).body;
    expect((await test(id)).body).toMatchObject({ outcome: 'credentials-refused', detail: 'status 401' });
    await seal(id, { token: 'secret' });
    expect((await test(id)).body).toMatchObject({ outcome: 'works' });
    await change(id, { properties: { baseUrl: `${sendcloud.url}/elsewhere` } });
    expect((await test(id)).body.outcome).toBe('credentials-refused');
    await change(id, { properties: { baseUrl: 'http://127.0.0.1:9' } });
    expect((await test(id)).body).toMatchObject({ outcome: 'unreachable' });
    const { body } = await product.ask('GET', `/connector-organizations/${id}`, { as });
    expect(body.lastAnswer.outcome).toBe('unreachable');
    await remove(id);
  });

  it('are nobody else’s', async () => {
    const { id } = (await add(post())).body;
    const other = 'other:root_management_unit_manager';
    for (const [method, path] of [
      ['GET', `/connector-organizations/${id}`],
      ['PATCH', `/connector-organizations/${id}`],
      ['DELETE', `/connector-organizations/${id}`],
      ['POST', `/connector-organizations/${id}/test`],
    ] as const) {
      const body = method === 'PATCH' ? { name: 'Mine' } : undefined;
      expect((await product.ask(method, path, { as: other, ...(body && { body }) })).status).toBe(404);
    }
    expect(codeOf(await add(post({ name: 'Theirs' }), other))).toEqual([422, 'unknown-reference']);
    expect((await product.ask('GET', '/connectors', { as: 'store_manager' })).status).toBe(403);
    expect((await product.ask('GET', `/connector-organizations/${id}`, { as: 'admin' })).status).toBe(200);
    await remove(id);
  });

  it('carry packages by the one that is in use; there is one at a time', async () => {
    const { publicKey, secretKey } = sendcloudKeys;
    const properties = { baseUrl: sendcloud.url, publicKey, shippingMethod: '8' };
    const first = (await add({ connectorId: 'sendcloud', name: 'Colissimo #1', properties })).body;
    expect([first.status, (await test(first.id)).body.outcome]).toEqual(['incomplete', 'incomplete']);
    await seal(first.id, { secretKey });
    expect((await test(first.id)).body.outcome).toBe('works');
    expect((await change(first.id, { active: true })).body.status).toBe('active');
    expect(codeOf(await add(post({ active: true })))).toEqual([409, 'connector-already-active']);

    const offer = await offerOf(product, 'iphone');
    const declared = await product.ask('POST', '/buybacks', {
      ...{ as: 'visitor', body: webDeclaration(offer, 'web_post') },
    });
    const { transport } = await eventually(async () => {
      const { body } = await product.ask('GET', `/buybacks/${declared.body.id}`, { as });
      return body.transport.trackingNumber ? body : undefined;
    });
    expect(transport.carrier).toBe('Colissimo #1');
    // The demonstration sends packages of its own meanwhile.
    expect(parcels.parcels.map(({ number }) => number)).toContain(transport.trackingNumber);
    const references = parcels.parcels.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    expect(sendcloud.unknown).toEqual([]);
  });

  it('of a premium feature act on values and on dispatch rules, for accounts that hold the feature', async () => {
    const launch = (query: string, who: typeof as | 'store_seller' | 'visitor' = 'store_seller') =>
      product.ask('GET', `/organizations/launch-generic-premium-feature-connector?${query}`, { as: who });
    expect((await launch('')).body).toMatchObject({ features: expect.any(Array), answer: null });
    expect((await launch('', 'visitor')).status).toBe(403);
    const imei = (text: string) =>
      `action=check_imei&values=${encodeURIComponent(JSON.stringify({ imei: text }))}`;
    expect(codeOf(await launch(imei('490154203237518')))).toEqual([409, 'connector-not-configured']);

    const actions = await new RecordedServer(({ method, path, headers, body }) => {
      if (method !== 'POST' || headers.authorization !== 'Bearer secret') return { status: 401 };
      if (path === '/actions/nonsense') return { status: 200, body: { outcome: 'perhaps' } };
      const asked = body as { values: { imei?: string; circuit?: string } };
      const values = { status: asked.values.imei ? 'clean' : 'known', circuit: asked.values.circuit ?? '' };
      return { status: 200, body: { outcome: 'ok', values } };
    }).start();
    const properties = { baseUrl: actions.url, feature: 'imei_search_and_collect' };
    const { id } = (await add({ connectorId: 'http-actions', name: 'IMEI', properties, active: true })).body;
    await seal(id, { token: 'secret' });
    expect((await launch(imei('490154203237518'))).body.answer).toMatchObject({
      values: { status: 'clean' },
    });
    const byName = (text: string) => `action=check_imei&values[imei]=${text}`;
    expect((await launch(byName('490154203237518'))).body.answer).toMatchObject({
      values: { status: 'clean' },
    });
    const sent = actions.asked.length;
    expect(codeOf(await launch(byName('123')))).toEqual([422, 'invalid-request']);
    for (const values of ['values=imei', 'values[imei][0]=1'])
      expect(codeOf(await launch(`action=check_imei&${values}`))).toEqual([400, 'malformed-query']);
    expect(codeOf(await launch(imei('123')))).toEqual([422, 'invalid-request']);
    expect(actions.asked).toHaveLength(sent);
    expect(codeOf(await launch('action=nonsense'))).toEqual([502, 'connector-answer-invalid']);

    const rules = await product.ask('GET', '/dispatch-circuit-rules', { as, headers: plain });
    const made =
      rules.body[0] ??
      (await product.ask('POST', '/dispatch-circuit-rules', { as, body: { circuit: 'web_post' } })).body;
    const path = `/dispatch-circuit-rules/${made.id}`;
    const acting = `${path}/launch-premium-feature-connector?action=look_up`;
    expect((await product.ask('GET', acting, { as })).body.values).toMatchObject({ status: 'known' });
    expect((await product.ask('GET', path, { as })).body.customValues).toEqual(made.customValues);
    expect((await product.ask('PATCH', acting, { as, body: {} })).status).toBe(200);
    expect((await product.ask('GET', path, { as })).body.customValues).toMatchObject({ status: 'known' });
    const foreign = { as: 'other:root_management_unit_manager' } as const;
    expect((await product.ask('GET', acting, foreign)).status).toBe(404);
    await actions.stop();
    expect(codeOf(await launch(imei('490154203237518')))).toEqual([503, 'connector-unreachable']);
  });

  it('of a buyer receive a signed order of what was bought, again if it was lost', async () => {
    let answer: Answered = { status: 201, body: { orderId: 'o-1' } };
    const buyer = await new RecordedServer(() => answer).start();
    const properties = { baseUrl: buyer.url };
    const { id } = (await add({ connectorId: 'http-orders', name: 'ERP', properties, active: true })).body;
    await seal(id, { signingSecret: 'whsec_c2VjcmV0IG9mIHRoZSBidXllcg==' });
    const bought = await product.ask('GET', '/buybacks?status=bb_completed&itemsPerPage=1', {
      as,
      headers: plain,
    });
    const order = (buybackId: string) =>
      product.ask('POST', `/connector-organizations/${id}/orders`, { as, body: { buybackId } });
    expect((await order(bought.body[0].id)).body).toMatchObject({ outcome: 'works' });
    const [asked] = buyer.asked;
    expect(asked?.body).toMatchObject({ buybackId: bought.body[0].id, price: { currency: 'EUR' } });
    expect(asked?.headers['webhook-signature']).toMatch(/^v1,/);
    expect(JSON.stringify(asked?.body)).not.toContain('customer');
    answer = { status: 409, body: { reason: 'already-ordered' } };
    expect((await order(bought.body[0].id)).body).toMatchObject({
      outcome: 'refused',
      detail: 'already-ordered',
    });
    await buyer.stop();
    expect(codeOf(await order(bought.body[0].id))).toEqual([503, 'buyer-unreachable']);
    const shown = await product.ask('GET', `/connector-organizations/${id}`, { as });
    expect(shown.body).toMatchObject({ status: 'failing', lastAnswer: { outcome: 'unreachable' } });
    expect((await order('0198f0aa-0000-7000-8000-000000000001')).status).toBe(404);
  });
});
