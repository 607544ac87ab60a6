import { randomUUID } from 'node:crypto';
import { runProduct, type Product } from './testing/running-product';

describe('the organisation of a user or an account', () => {
  let product: Product;
  let ask: Product['ask'];
  let unitId: string;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    const found = await read('/organizations?type=management_unit');
    unitId = found[0].id;
  });
  afterAll(() => product.close());

  const read = async (path: string) =>
    (await ask('GET', path, { as: 'admin', headers: { accept: 'application/json' } })).body;
  const aStore = async (): Promise<string> => {
    const body = { type: 'store', commonName: 'Magasin', parentOrganizationId: unitId };
    return (await ask('POST', '/organizations', { as: 'admin', body })).body.id;
  };
  const seller = (timOrganizationId: string) =>
    ask('POST', '/users', {
      as: 'admin',
      body: {
        ...{ email: `u-${randomUUID()}@demo.reprise.test`, firstname: 'Ada', lastname: 'Lovelace' },
        ...{ modules: { tim: 'store_seller' }, timOrganizationId },
      },
    });
  const change = (path: string, body: object) => ask('PATCH', path, { as: 'admin', body });
  const remove = (path: string) => ask('DELETE', path, { as: 'admin' });
  const byItsUser = {
    code: 'still-referenced',
    details: { by: [{ resource: 'users', field: 'timOrganizationId', count: 1 }] },
  };

  it('exists and is active; POST and PATCH /users refuse any other', async () => {
    const closed = await aStore();
    expect((await change(`/organizations/${closed}`, { status: 'inactive' })).status).toBe(200);
    const made = await seller(await aStore());
    expect(made.status).toBe(201);
    for (const id of [closed, randomUUID()]) {
      for (const answer of [
        await seller(id),
        await change(`/users/${made.body.id}`, { timOrganizationId: id }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([422, 'unknown-reference']);
        expect(answer.body.violations).toMatchObject([{ propertyPath: 'timOrganizationId' }]);
      }
    }
  });

  it('can be neither removed nor deactivated while it has users, with the reason', async () => {
    const [from, to] = [await aStore(), await aStore()];
    const { id } = (await seller(from)).body;
    const refused = [
      await remove(`/organizations/${from}`),
      await change(`/organizations/${from}`, { status: 'inactive' }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject(byItsUser);
    }
    expect((await change(`/users/${id}`, { timOrganizationId: to })).status).toBe(200);
    expect((await remove(`/organizations/${from}`)).status).toBe(204);
  });

  it('is the account of a buyer; POST and PATCH /accounts refuse any other', async () => {
    const account = (name: string, more: object = {}) =>
      ask('POST', '/accounts', { as: 'super_admin', body: { name, ...more } });
    const buyer = (await account('Acheteur', { isBuyerAndWorkshopsSupervisor: true })).body.id;
    const retailer = (await account('Détaillant', { isBuyerAndWorkshopsSupervisor: false })).body.id;
    const linked = (ids: readonly string[]) =>
      ask('PATCH', `/accounts/${retailer}`, { as: 'super_admin', body: { linkedBuyerAccountIds: ids } });
    for (const wrong of [retailer, randomUUID()]) {
      expect((await account('Autre', { linkedBuyerAccountIds: [wrong] })).body.code).toBe(
        'unknown-reference',
      );
      expect((await linked([buyer, wrong])).body).toMatchObject({
        code: 'unknown-reference',
        violations: [{ propertyPath: 'linkedBuyerAccountIds[1]' }],
      });
    }
    expect((await linked([buyer])).status).toBe(200);
    const demoted = await ask('PATCH', `/accounts/${buyer}`, {
      as: 'super_admin',
      body: { isBuyerAndWorkshopsSupervisor: false },
    });
    expect([demoted.status, demoted.body.code]).toEqual([409, 'still-referenced']);
  });
});
