import { eventually } from '@reprise/kernel/testing';
import { accountIdOf, tenants } from '../demo/demo-ids';
import { runProduct, type Asker, type Product } from './testing/running-product';

const other = accountIdOf(tenants[1]);
const plain = { accept: 'application/json' };
const chief = 'root_management_unit_manager';

describe('the page of a client', () => {
  let product: Product;
  let ask: Product['ask'];
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
  });
  afterAll(() => product.close());
  const shown = async (asked: ReturnType<Product['ask']>) => {
    const { status, body } = await asked;
    return [status, body?.code ?? undefined, body?.details?.reason ?? undefined];
  };

  describe('its account manager', () => {
    const operatorId = async () =>
      (await ask('GET', '/users?accountId=platform', { as: 'super_admin', headers: plain })).body[0].id;
    const put = (managerId: string | null, as: Asker = 'admin') =>
      ask('PATCH', `/accounts/${product.accountId}`, { as, body: { managerId } });

    it('is somebody of the platform, chosen among them by operators', async () => {
      const id = await operatorId();
      expect((await put(id)).body).toMatchObject({ managerId: id });
      const { body } = await ask('GET', `/users?email=${chief}@${tenants[0].domain}`, {
        as: chief,
        headers: plain,
      });
      expect(await shown(put(body[0].id))).toEqual([422, 'unknown-reference', undefined]);
      expect((await put(null, chief)).body.code).toBe('forbidden');
      expect((await put(null)).body).not.toHaveProperty('managerId');
    });

    it('is not deactivated or removed while he looks after a client', async () => {
      const id = await operatorId();
      await put(id);
      // He may be a super admin or an admin: only the first may write either.
      const path = `/users/${id}?accountId=platform`;
      const answer = await ask('PATCH', path, { as: 'super_admin', body: { status: 'inactive' } });
      expect([answer.status, answer.body.code]).toEqual([409, 'still-referenced']);
      await put(null);
    });
  });

  describe('the pages of its site', () => {
    const details = async (accountId: string, as: Asker) =>
      (await ask('GET', `/accounts/${accountId}/organization-root-detail`, { as, headers: plain })).body.id;
    const change = (id: string, body: object, as: Asker) =>
      ask('PATCH', `/organization-root-details/${id}`, { as, body });

    it('are written by operators and its administrators, not by everybody who may change settings', async () => {
      const id = await details(product.accountId, chief);
      for (const as of ['admin', chief] as const)
        expect((await change(id, { eula: `Written by ${as}` }, as)).status).toBe(200);
      const { body, status } = await change(id, { eula: 'Mine' }, 'buyer_manager');
      expect([status, body.details]).toEqual([403, { permission: 'client.edit-cms', field: 'eula' }]);
      for (const page of [{ serviceTerms: 'x' }, { faqAndContact: 'x' }])
        expect(await shown(change(id, page, 'buyer_manager'))).toEqual([403, 'forbidden', undefined]);
      expect((await change(id, { packingInstructions: 'Wrap it.' }, 'buyer_manager')).status).toBe(200);
      expect(await shown(change(id, { eula: 'x' }, `other:${chief}`))).toEqual([404, 'not-found', undefined]);
    });
  });

  describe('the deletion of its account', () => {
    const make = async (body: object) => (await ask('POST', '/accounts', { as: 'admin', body })).body.id;
    const remove = (id: string, as: Asker = 'admin') => ask('DELETE', `/accounts/${id}`, { as });
    const change = (id: string, body: object) => ask('PATCH', `/accounts/${id}`, { as: 'admin', body });

    it('is refused in four ways, each by its own word, and changes nothing', async () => {
      const buyer = await make({ name: 'Acheteur' });
      const shop = await make({ name: 'Boutique', linkedBuyerAccountIds: [buyer] });
      expect(await shown(remove(shop))).toEqual([409, 'account-still-active', 'still_active']);
      for (const id of [buyer, shop]) await change(id, { status: 'inactive' });
      expect(await shown(remove(shop))).toEqual([409, 'account-has-linked-buyers', 'has_linked_buyers']);
      expect(await shown(remove(buyer))).toEqual([
        409,
        'account-has-linked-retailers',
        'has_linked_retailers',
      ]);
      const nobody = '0197f4a0-0000-7000-8000-000000000001';
      expect(await shown(remove(nobody))).toEqual([404, 'not-found', 'account_not_found']);
      expect((await ask('GET', `/accounts/${shop}`, { as: 'admin' })).status).toBe(200);
      await change(shop, { linkedBuyerAccountIds: [] });
      expect([(await remove(shop)).status, (await remove(buyer)).status]).toEqual([204, 204]);
      expect(await shown(remove(shop))).toEqual([404, 'not-found', 'account_not_found']);
    });

    it('is nobody’s but the operators’', async () => {
      for (const as of [chief, 'buyer_manager', 'visitor'] as const)
        expect(await shown(remove(other, as))).toEqual([403, 'forbidden', undefined]);
    });
  });

  describe('the reindexing of its catalogue', () => {
    const path = (id: string) => `/accounts/${id}/catalog-reindex`;
    const read = async (id: string, as: Asker = 'admin') => (await ask('GET', path(id), { as })).body;

    it('gives every product to the index again, and tells how far it is', async () => {
      expect(await read(product.accountId)).toMatchObject({ state: 'never', done: 0 });
      const started = await ask('POST', path(product.accountId), { as: 'admin' });
      expect([started.status, started.body.total > 10]).toEqual([202, true]);
      const done = await eventually(async () => {
        const body = await read(product.accountId);
        return body.state === 'done' && body;
      });
      expect(done).toMatchObject({ done: started.body.total, refused: 0 });
      expect(await read(other)).toMatchObject({ state: 'never' });
      const { body } = await ask('GET', '/products?search_product_buyback=iphone', {
        as: 'admin',
        headers: plain,
      });
      expect(body.length).toBeGreaterThan(0);
    });

    it('is the operators’, of clients that exist', async () => {
      for (const as of [chief, 'store_seller', 'visitor'] as const) {
        expect(await shown(ask('POST', path(product.accountId), { as }))).toEqual([
          403,
          'forbidden',
          undefined,
        ]);
        expect((await ask('GET', path(product.accountId), { as })).status).toBe(403);
      }
      expect((await ask('POST', path('nobody'), { as: 'admin' })).status).toBe(404);
    });
  });
});
