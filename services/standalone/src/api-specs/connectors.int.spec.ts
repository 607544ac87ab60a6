import { recordedCarrier, recordedSendcloud, RecordedServer, sendcloudKeys } from '@reprise/gateways/testing';
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
    expect(await list('pagination=true&itemsPerPage=2&page=4')).toHaveLength(1);
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
    expect(transport).toMatchObject({ carrier: 'Colissimo #1', trackingNumber: '6A00000000001' });
    expect(parcels.parcels).toHaveLength(1);
    expect(sendcloud.unknown).toEqual([]);
  });
});
