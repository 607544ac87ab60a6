import { platform } from '@reprise/contracts/organisation';
import { eventually } from '@reprise/kernel/testing';
import { accountIdOf, outsideBuyer, tenants } from '../demo/demo-ids';
import { runProduct, type Asker, type Product } from './testing/running-product';

type Row = { readonly id: string; readonly accountId: string; readonly types: readonly string[] };
const other = accountIdOf(tenants[1]);

// domain §7 "Operators": users of the platform, of no account.
describe('operators', () => {
  let product: Product;
  let ask: Product['ask'];
  let outside: Record<string, string>;
  let operatorId: string;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    const { body } = await ask('POST', '/session/module', {
      as: 'super_admin',
      body: { module: 'no_module' },
    });
    outside = { authorization: `Bearer ${body.token}`, accept: 'application/json' };
    operatorId = body.user.id;
  });
  afterAll(() => product.close());

  const plain = { accept: 'application/json' };
  const get = (path: string, as: Asker) => ask('GET', path, { as, headers: plain });
  const fromOutside = (path: string) => ask('GET', path, { headers: outside });
  const rootOf = async (accountId: string) =>
    (await fromOutside(`/organizations/root?accountId=${accountId}`)).body as Row;

  describe('and a tenant’s administrator', () => {
    const chief = 'root_management_unit_manager';

    it('cannot list, find, count or edit them', async () => {
      const { body: users } = await get('/users?pagination=false', chief);
      expect(users.length).toBeGreaterThan(5);
      expect(users.flatMap(({ types }: Row) => types)).not.toContain('super_admin');
      expect(users.flatMap(({ types }: Row) => types)).not.toContain('admin');
      expect((await get('/users?email=super_admin@demo.reprise.test', chief)).body).toEqual([]);
      expect((await get(`/users/${operatorId}`, chief)).status).toBe(404);
      const path = `/users/${operatorId}`;
      expect((await ask('PATCH', path, { as: chief, body: { firstname: 'Mine' } })).status).toBe(404);
      expect((await ask('DELETE', path, { as: chief })).status).toBe(404);
      const { id } = await rootOf(product.accountId);
      const { body: counts } = await get(`/organizations/${id}/users-module-count`, chief);
      expect(counts.root + counts.tim + counts.lcm + counts.rps).toBeGreaterThan(5);
    });

    it('reaches neither the platform nor another account by naming it', async () => {
      for (const named of [platform, other]) {
        const { body } = await get(`/users?accountId=${named}`, chief);
        expect(body.every(({ accountId }: Row) => accountId === product.accountId)).toBe(true);
        expect((await get(`/organizations?accountId=${named}`, chief)).body).toEqual([]);
        expect((await get(`/accounts/${named}/organization-root-detail`, chief)).status).toBe(404);
      }
      const foreign = await fromOutside(`/accounts/${other}/organization-root-detail`);
      const path = `/organization-root-details/${foreign.body.id}`;
      expect((await ask('PATCH', path, { as: chief, body: { cartMinValue: 5 } })).status).toBe(404);
      const body = { organisationId: (await rootOf(other)).id };
      expect((await ask('POST', '/session/organisation', { as: chief, body })).status).toBe(404);
    });
  });

  describe('on the platform', () => {
    it('list themselves, and the organisations of all accounts to switch to', async () => {
      const { body: users } = await fromOutside('/users');
      expect(users.map(({ accountId, types }: Row) => [accountId, types[0]])).toEqual([
        [platform, 'admin'],
        [platform, 'super_admin'],
      ]);
      const { body: roots } = await fromOutside('/organizations?type=root_management_unit');
      const accounts = [product.accountId, other, accountIdOf(outsideBuyer)];
      expect(roots.map(({ accountId }: Row) => accountId).sort()).toEqual(accounts.sort());
      expect((await fromOutside('/buybacks')).body).toEqual([]);
    });

    it('are created there by a super admin, nowhere else and by nobody else', async () => {
      const made = (modules: object) => ({
        ...{ email: `op-${Math.random()}@example.test`, firstname: 'Grace', lastname: 'Hopper' },
        modules,
      });
      const body = made({ no_module: 'admin' });
      const answers = [
        await ask('POST', '/users', { as: 'super_admin', body }),
        await ask('POST', `/users?accountId=${platform}`, { as: 'admin', body }),
        await ask('POST', `/users?accountId=${platform}`, { as: 'root_management_unit_manager', body }),
        await ask('POST', '/users', {
          headers: outside,
          body: made({ root: 'root_management_unit_manager' }),
        }),
      ];
      expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
        answers.map(() => [403, 'role-not-assignable']),
      );
      const made201 = await ask('POST', `/users?accountId=${platform}`, { as: 'super_admin', body });
      expect([made201.status, made201.body.accountId]).toEqual([201, platform]);
      expect((await fromOutside('/assignable-user-types')).body).toEqual(['super_admin', 'admin']);
      expect((await get('/assignable-user-types', 'super_admin')).body).not.toContain('admin');
    });

    it('can call every query without a server error', async () => {
      const reads = product.endpoints.filter(
        ({ method, path, produces }) =>
          method === 'GET' && produces !== 'text/event-stream' && !/\{|stream|hub|news/.test(path),
      );
      const answers = await Promise.all(
        reads.map(async ({ path }) => [path, (await fromOutside(path)).status]),
      );
      expect(answers.filter(([, status]) => Number(status) >= 500)).toEqual([]);
    });
  });

  describe('in a tenant', () => {
    it('work by naming the account in the path or as a filter', async () => {
      const { body: users } = await get(`/users?accountId=${other}`, 'admin');
      expect(users.map(({ accountId }: Row) => accountId)).toEqual(users.map(() => other));
      expect(users.length).toBeGreaterThan(5);
      const { body: nodes } = await get(`/organizations?accountId=${other}`, 'admin');
      expect(nodes.map(({ accountId }: Row) => accountId)).toEqual(nodes.map(() => other));
      expect(nodes.length).toBeGreaterThan(3);
      const { body: own } = await get('/organizations', 'admin');
      expect(own.every(({ accountId }: Row) => accountId === product.accountId)).toBe(true);
      expect((await get('/users?accountId=nobody', 'admin')).status).toBe(404);
      expect((await get('/accounts/nobody/organization-root-detail', 'admin')).status).toBe(404);
    });

    it('write there, and the tenant’s audit shows that it was an operator', async () => {
      const { body: detail } = await get(`/accounts/${other}/organization-root-detail`, 'admin');
      const path = `/organization-root-details/${detail.id}`;
      const changed = await ask('PATCH', path, { as: 'admin', body: { cartMinValue: 700 } });
      expect([changed.status, changed.body.cartMinValue, changed.body.accountId]).toEqual([200, 700, other]);
      const entries = await eventually(async () => {
        const { body } = await get(
          `/audit-entries?documentId=${detail.id}&actorRole[]=admin&actorRole[]=super_admin`,
          'other:root_management_unit_manager',
        );
        return body.length > 0 && body;
      });
      expect(entries[0]).toMatchObject({
        action: 'update',
        actorRole: 'admin',
        after: { cartMinValue: 700 },
      });
      const ours = await get(`/audit-entries?documentId=${detail.id}`, 'root_management_unit_manager');
      expect(ours.body).toEqual([]);
    });

    it('work by switching to one of its organisations', async () => {
      const body = { organisationId: (await rootOf(other)).id };
      const { status, body: session } = await ask('POST', '/session/organisation', {
        headers: outside,
        body,
      });
      expect([status, session.user.currentOrganization.account.id]).toEqual([200, other]);
      const headers = { authorization: `Bearer ${session.token}`, ...plain };
      const { body: users } = await ask('GET', '/users', { headers });
      expect(users.every(({ accountId }: Row) => accountId === other)).toBe(true);
    });
  });
});
