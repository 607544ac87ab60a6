import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { answersOf, aCustomer, offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

describe('requests at the edge', () => {
  let product: Product;
  let ask: Product['ask'];
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
  });
  afterAll(() => product.close());

  it('are told by a preflight that every method of the API may be used', async () => {
    const { headers, statusCode } = await product.app.inject({
      method: 'OPTIONS',
      url: '/api/users/x',
      headers: {
        origin: 'https://admin.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type,if-match',
      },
    });
    expect(statusCode).toBe(204);
    const methods = String(headers['access-control-allow-methods']);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) expect(methods).toContain(method);
    expect(headers['access-control-allow-headers']).toContain('if-match');
  });

  it('are answered with what nobody may keep', async () => {
    const login = await ask('POST', '/login', { body: { email: 'a@b.example', password: 'x' } });
    const list = await ask('GET', '/users', { as: 'admin' });
    const refused = await ask('GET', '/users');
    for (const { headers } of [login, list, refused]) expect(headers['cache-control']).toBe('no-store');
  });

  it('do not have their host repeated', async () => {
    for (const path of ['/', '/docs.jsonld', '/contexts/Stock']) {
      const { headers, text } = await ask('GET', path, { headers: { host: 'evil.example' } });
      expect([path, `${headers['link']}${text}`.includes('evil.example')]).toEqual([path, false]);
      expect(headers['link']).toContain('/api/docs.jsonld>');
    }
  });

  it('are refused with characters that cannot be seen or turn a name around', async () => {
    for (const firstname of ['Ada\u202Eabcd', 'A\u0000da', 'Ada\u0007', '\u2066Ada\u2069']) {
      const body = { email: 'x@example.test', firstname, lastname: 'Byron', modules: { no_module: 'admin' } };
      const { status, body: answer } = await ask('POST', '/users', { as: 'super_admin', body });
      expect([status, answer.violations?.[0]]).toMatchObject([
        422,
        { propertyPath: 'firstname', code: 'invalid-characters' },
      ]);
    }
    const offer = await offerOf(product, 'iphone');
    const customer = { ...aCustomer, lastName: 'Mar\u202Etin' };
    const declared = await ask('POST', '/buybacks', {
      as: 'visitor',
      body: { ...webDeclaration(offer, 'web_post'), customer },
    });
    expect([declared.status, declared.body.violations[0].propertyPath]).toEqual([422, 'customer.lastName']);
  });

  it('with a position that no log gives are malformed, and do not wait', async () => {
    for (const position of ['x', '1; DROP', 'NaN', '9'.repeat(200), '{"$gt":""}']) {
      const { status, body } = await ask('GET', '/buybacks', {
        as: 'admin',
        headers: { 'reprise-min-position': position },
      });
      expect([position, status, body.code]).toEqual([position, 400, 'malformed-query']);
    }
  });

  it('with the revision of another record are refused where something is written, and answered where it is read', async () => {
    const headers = { 'if-match': 'never-ours' };
    const path = `/accounts/${product.accountId}`;
    const read = await ask('GET', path, { as: 'admin', headers });
    const written = await ask('PATCH', path, { as: 'admin', headers, body: {} });
    expect([read.status, written.status, written.body.code]).toEqual([200, 412, 'stale-revision']);
  });

  it('with a patch of a thousand levels are malformed before anything walks it', async () => {
    const { accountId } = product;
    for (const depth of [40, 1_000, 100_000]) {
      const body = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const headers = { 'content-type': 'application/merge-patch+json' };
      const { status, body: answer } = await ask('PATCH', `/accounts/${accountId}`, {
        as: 'admin',
        body,
        headers,
      });
      expect([depth, status, answer.code]).toEqual([depth, 400, 'malformed-body']);
    }
  });

  it('have thirty seconds to arrive', () => {
    expect(product.app.getHttpServer()).toMatchObject({ requestTimeout: 30_000 });
  });

  it('of two who renew one session at once are both served', async () => {
    const body = { email: 'store_seller@demo.test', password: product.password };
    const known = await ask('GET', '/users?email=store_seller%40', { as: 'admin' });
    const email = known.body['hydra:member'][0].email;
    const { refreshToken } = (await ask('POST', '/login', { body: { ...body, email } })).body;
    const both = await Promise.all(
      [1, 2].map(() => ask('POST', '/token/refresh', { body: { refreshToken } })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.refreshToken).toBe(both[1]?.body.refreshToken);
  });

  it('find the data folder closed to everybody else', () => {
    expect(statSync(product.dataDir).mode & 0o777).toBe(0o700);
  });

  it('of visitors and of managers open no cart in the name of a place', async () => {
    const offer = await offerOf(product, 'iphone');
    const declared = webDeclaration(offer, 'web_drop');
    const { locale, customer, identification, termsAccepted, ...line } = declared;
    const lines = [{ ...line, inCartId: randomUUID() }];
    const cart = { lines, customer, identification, termsAccepted, locale };
    const root = await ask('GET', '/organizations?type=root_management_unit', { as: 'admin' });
    const places = [root.body['hydra:member'][0].id, randomUUID()];
    for (const storeId of places)
      for (const as of ['visitor', 'root_management_unit_manager', 'store_seller'] as const) {
        const { status, body } = await ask('PUT', `/cart/${randomUUID()}`, {
          as,
          body: { ...cart, storeId },
        });
        expect([as, status, body.code]).toEqual([as, 403, 'store-not-allowed']);
      }
  });

  it('name no photo that nobody has uploaded', async () => {
    const offer = await offerOf(product, 'iphone');
    const declared = await ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(offer, 'web_post'),
    });
    await product.settled();
    const { id } = declared.body;
    const as = 'warehouse_operator';
    await ask('POST', `/items/${id}/check-in`, { as, body: {} });
    const { body } = await ask('GET', `/items/${id}/questions`, { as });
    const photoKeys = [`photos/${id}/${randomUUID()}.png`];
    const test = { answers: answersOf(body), photoKeys };
    const refused = await ask('POST', `/items/${id}/control`, { as, body: test });
    expect([refused.status, refused.body.violations?.[0].propertyPath]).toEqual([422, 'photoKeys[0]']);
  });
});
