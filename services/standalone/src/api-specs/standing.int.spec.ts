import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from '@reprise/api';
import { createHttpApp } from '@reprise/kernel/http';
import { eventually } from '@reprise/kernel/testing';
import { accountIdOf, tenants } from '../demo/demo-ids';
import { peopleOf, type People } from './testing/people';
import { runProduct, type Product } from './testing/running-product';

describe('a change of somebody’s standing', () => {
  let product: Product;
  let ask: Product['ask'];
  let people: People;
  let elsewhere: NestFastifyApplication;
  let store: string;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    people = peopleOf(product);
    elsewhere = await createHttpApp(ApiModule.with(product.platform), { logger: false });
    await product.app.listen(0);
    store = (await people.placesOf('store_manager')).timOrganizationId ?? '';
  });
  afterAll(async () => {
    await elsewhere.close();
    await product.close();
  });

  const manager = () => people.arrives({ modules: { tim: 'store_manager' }, timOrganizationId: store });
  const patch = (id: string, body: object) => ask('PATCH', `/users/${id}`, { as: 'admin', body });
  const asks = async (token: string, path = '/buybacks') =>
    (await ask('GET', path, { headers: people.bearer(token) })).status;
  /** The same request at another process of the API. */
  const asksElsewhere = async (token: string) => {
    const headers = people.bearer(token);
    return (await elsewhere.inject({ method: 'GET', url: '/api/buybacks', headers })).statusCode;
  };
  const newcomer = {
    ...{ email: 'planted@example.test', firstname: 'Eve', lastname: 'Planted' },
    modules: { tim: 'store_seller' },
  };
  const plants = (token: string) =>
    ask('POST', '/users', {
      headers: people.bearer(token),
      body: { ...newcomer, timOrganizationId: store },
    });
  async function streamOf(token: string) {
    const stream = await fetch(`${await product.app.getUrl()}/api/hub?topic=*&authorization=${token}`);
    const reader = stream.body?.getReader();
    let open = true;
    void (async () => {
      while (!(await reader?.read())?.done);
      open = false;
    })();
    return { status: stream.status, isOpen: () => open };
  }

  it('a removed user’s sessions end with the answer to his removal, and say why every time', async () => {
    const { id, token, refreshToken } = await manager();
    expect(await asks(token)).toBe(200);
    expect(await asksElsewhere(token)).toBe(200);
    expect((await ask('DELETE', `/users/${id}`, { as: 'admin' })).status).toBe(204);
    const planted = await plants(token);
    expect([planted.status, planted.body.code]).toEqual([401, 'user-removed']);
    const renewed = await people.refresh(refreshToken);
    expect([renewed.status, renewed.body.code]).toEqual([401, 'user-removed']);
    const after = [await plants(token), await people.refresh(refreshToken)];
    expect(after.map(({ body }) => body.code)).toEqual(['user-removed', 'user-removed']);
    await eventually(async () => (await asksElsewhere(token)) === 401);
  });

  it('a removed user’s session that had ended before, and his e-mail address, tell nobody that he is gone', async () => {
    const { id, email, token, refreshToken } = await manager();
    await ask('POST', '/logout', { headers: people.bearer(token) });
    expect((await ask('DELETE', `/users/${id}`, { as: 'admin' })).status).toBe(204);
    const answers = [await plants(token), await people.refresh(refreshToken), await people.login(email)];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'session-expired',
      'session-expired',
      'credentials-incorrect',
    ]);
  });

  it('a deactivated user’s sessions end and say why, and he cannot log in', async () => {
    const { id, email, token, refreshToken } = await manager();
    await patch(id, { status: 'inactive' });
    const refused = await plants(token);
    expect([refused.status, refused.body.code]).toEqual([401, 'user-inactive']);
    const renewed = await people.refresh(refreshToken);
    expect([renewed.status, renewed.body.code]).toEqual([401, 'user-inactive']);
    const after = [await plants(token), await people.refresh(refreshToken)];
    expect(after.map(({ body }) => body.code)).toEqual(['user-inactive', 'user-inactive']);
    expect((await people.login(email)).body.code).toBe('credentials-incorrect');
  });

  it('a demoted user may do what his new role may, and no more', async () => {
    const { id, token } = await manager();
    await patch(id, { modules: { tim: 'store_seller' } });
    const planted = await plants(token);
    expect([planted.status, planted.body.code]).toEqual([403, 'forbidden']);
    expect(await asks(token)).toBe(200);
  });

  it('a user who loses his module is logged out of it', async () => {
    const { id, token } = await manager();
    const { rpsOrganizationId } = await people.placesOf('warehouse_manager');
    await patch(id, { modules: { tim: null, rps: 'warehouse_operator' }, rpsOrganizationId });
    expect(await asks(token)).toBe(401);
  });

  it('a user who is moved sees his new store, also when he goes on by his refresh token', async () => {
    const { id, token, refreshToken } = await manager();
    const stores = await ask('GET', '/organizations?type=store', { as: 'admin' });
    const other = stores.body['hydra:member'].find((each: { id: string }) => each.id !== store).id;
    await patch(id, { timOrganizationId: other });
    const place = async (bearer: string) =>
      (await ask('GET', `/users/${id}/current-organization`, { headers: people.bearer(bearer) })).body.id;
    expect(await place(token)).toBe(other);
    const renewed = (await people.refresh(refreshToken)).body;
    expect(renewed.user.currentOrganization.id).toBe(other);
    expect(await place(renewed.token)).toBe(other);
  });

  it('an analyst of the whole account works at any of its organisations, as those of a unit do at its own', async () => {
    const body = { organisationId: store };
    const as = 'root_management_unit_analyst';
    const { status, body: signedIn } = await ask('POST', '/session/organisation', { as, body });
    expect([status, signedIn.user.currentOrganization.id]).toEqual([200, store]);
    const refused = await ask('POST', '/session/organisation', { as: 'store_manager', body });
    expect(refused.status).toBe(403);
  });

  it('nobody works on in an organisation that he had switched to and that is no longer below his own', async () => {
    const { timOrganizationId: unit } = await people.placesOf('management_unit_manager');
    const { id, token } = await people.arrives({
      modules: { tim: 'management_unit_manager' },
      timOrganizationId: unit,
    });
    const body = { organisationId: store };
    const switched = await ask('POST', '/session/organisation', { headers: people.bearer(token), body });
    expect(switched.status).toBe(200);
    const root = (await ask('GET', '/organizations?type=root_management_unit', { as: 'admin' })).body;
    const parentOrganizationId = root['hydra:member'][0].id;
    const fresh = { type: 'management_unit', commonName: 'Elsewhere', parentOrganizationId };
    const made = await ask('POST', '/organizations', { as: 'admin', body: fresh });
    await patch(id, { timOrganizationId: made.body.id });
    const place = await ask('GET', `/users/${id}/current-organization`, {
      headers: people.bearer(switched.body.token),
    });
    expect(place.body.id).toBe(made.body.id);
  });

  it('ends his open streams, as a log-out does', async () => {
    const gone = await manager();
    const out = await manager();
    const stays = await manager();
    const [first, second, third] = [
      await streamOf(gone.token),
      await streamOf(out.token),
      await streamOf(stays.token),
    ];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    await ask('DELETE', `/users/${gone.id}`, { as: 'admin' });
    await ask('POST', '/logout', { headers: people.bearer(out.token) });
    await eventually(() => !first.isOpen() && !second.isOpen());
    expect(third.isOpen()).toBe(true);
    await ask('DELETE', `/users/${stays.id}`, { as: 'admin' });
    await eventually(() => !third.isOpen());
  });

  it('an account that is closed closes to its users and visitors, and to no operator', async () => {
    const account = accountIdOf(tenants[1]);
    const token = await product.tokenOf('other:store_manager');
    const visitor = await product.tokenOf('other:visitor');
    const stream = await streamOf(token);
    expect(
      (await ask('PATCH', `/accounts/${account}`, { as: 'admin', body: { status: 'inactive' } })).status,
    ).toBe(200);
    expect(await asks(token)).toBe(401);
    expect(await asks(visitor, '/diagnostic-products')).not.toBe(200);
    await eventually(() => !stream.isOpen());
    const email = `store_manager@${tenants[1].domain}`;
    const login = await ask('POST', '/login', { body: { email, password: product.password } });
    expect([login.status, login.body.code]).toEqual([401, 'credentials-incorrect']);
    const welcome = await ask('POST', '/webtoken-with-account-and-ord', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `url=${encodeURIComponent(`http://${tenants[1].host}/`)}`,
    });
    expect(welcome.body.code).toBe('white-label-unavailable');
    expect((await ask('GET', '/buybacks', { as: 'other:admin' })).status).toBe(200);
    await ask('PATCH', `/accounts/${account}`, { as: 'admin', body: { status: 'active' } });
    expect(await asks(token)).toBe(200);
  });
});
