import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { permissionsOf, roles, type Role } from '@reprise/contracts/permissions';
import { accountIdOf, outsideBuyer } from '../demo/demo-ids';
import { offerOf, webDeclaration } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

const linked = 'application/ld+json';
const plain = 'application/json';

// http api "Negotiation": conventions of all endpoints, and who may call them (domain §7).
describe('every endpoint', () => {
  let product: Product;
  let ask: Product['ask'];
  let first: string;
  const made: { id: string; identificationNumber: string }[] = [];
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    const offer = await offerOf(product, 'iphone');
    for (let count = 0; count < 12; count += 1) {
      const { body } = await ask('POST', '/buybacks', {
        as: 'visitor',
        body: webDeclaration(offer, 'web_post'),
      });
      made.push(body);
    }
    first = made[0]?.id ?? '';
    await product.settled();
  });
  afterAll(() => product.close());

  const get = (path: string, accept: string | undefined = linked, as: Asker = 'admin') =>
    ask('GET', path, { as, ...(accept ? { headers: { accept } } : {}) });

  describe('as a collection', () => {
    it('is Hydra: context, id, members, total and a view with first, last, previous and next', async () => {
      const { body, headers } = await get('/buybacks?itemsPerPage=5&page=2&circuit=web_post');
      expect(headers['content-type']).toContain(linked);
      expect(body).toMatchObject({
        '@context': '/api/contexts/Buyback',
        '@id': '/api/buybacks',
        '@type': 'hydra:Collection',
      });
      expect(body['hydra:member']).toHaveLength(5);
      expect(body['hydra:totalItems']).toBeGreaterThanOrEqual(12);
      const view = body['hydra:view'];
      expect(view['@type']).toBe('hydra:PartialCollectionView');
      for (const [part, page] of [
        ['first', 1],
        ['previous', 1],
        ['next', 3],
      ] as const)
        expect(decodeURIComponent(view[`hydra:${part}`])).toContain(`page=${page}`);
      expect(view['hydra:last']).toBeDefined();
      expect(body['hydra:search']).toMatchObject({ '@type': 'hydra:IriTemplate' });
    });

    it('has a view even if empty, and neither total nor ends if partial', async () => {
      const empty = await get('/buybacks?identificationNumber=0000000000000');
      expect([empty.body['hydra:totalItems'], empty.body['hydra:member']]).toEqual([0, []]);
      expect(empty.body['hydra:view']).toBeDefined();
      const { body } = await get('/buybacks?partial=true&itemsPerPage=5');
      expect(body).not.toHaveProperty('hydra:totalItems');
      expect(body['hydra:view']).not.toHaveProperty('hydra:last');
    });

    it('is a bare array as application/json, and Hydra without Accept or with */*', async () => {
      expect(Array.isArray((await get('/buybacks', plain)).body)).toBe(true);
      for (const accept of [undefined, '*/*'])
        expect(
          (await ask('GET', '/buybacks', { as: 'admin', headers: accept ? { accept } : {} })).body['@type'],
        ).toBe('hydra:Collection');
    });

    it('has ten per page, accepts 5, 15 and 30, and all with pagination=false', async () => {
      expect((await get('/buybacks', plain)).body).toHaveLength(10);
      for (const size of [5, 15, 30])
        expect((await get(`/buybacks?itemsPerPage=${size}`, plain)).body.length).toBeLessThanOrEqual(size);
      const all = await get('/buybacks?pagination=false');
      expect(all.body['hydra:member']).toHaveLength(all.body['hydra:totalItems']);
    });

    it('is filtered by 50 values of name[] or name[n], and ordered by order[field], in either case', async () => {
      const wanted = made.slice(0, 3).map(({ identificationNumber }) => identificationNumber);
      const values = [...wanted, ...Array.from({ length: 47 }, (_, index) => String(index))];
      const styles = [
        values.map((value) => `identificationNumber[]=${value}`),
        values.map((value, index) => `identificationNumber[${index}]=${value}`),
      ];
      for (const style of styles) {
        const { body } = await get(`/buybacks?${style.join('&')}&order[createdAt]=ASC`, plain);
        expect(body.map((row: { identificationNumber: string }) => row.identificationNumber)).toEqual(wanted);
      }
      const { body } = await get(`/buybacks?${styles[0]?.join('&')}&order[createdAt]=desc`, plain);
      expect(body.map((row: { identificationNumber: string }) => row.identificationNumber)).toEqual(
        [...wanted].reverse(),
      );
    });

    it.each(['createdAt[after]', 'createdAt[after][]'])(
      'does not count what is from before %s',
      async (bound) => {
        const dayAfter = (days: number) =>
          new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
        const since = async (day: string) =>
          (await get(`/buybacks?circuit=web_post&${bound}=${day}`)).body['hydra:totalItems'];
        expect(await since(dayAfter(-1))).toBeGreaterThanOrEqual(12);
        // Seen from two days on, all of these are yesterday's or older.
        expect(await since(dayAfter(2))).toBe(0);
      },
    );

    it('ignores unknown fields and refuses a page below one', async () => {
      // An operator may name an account; for everybody else the parameter means nothing.
      const chief = 'root_management_unit_manager';
      const all = (await get('/buybacks', linked, chief)).body['hydra:totalItems'];
      const odd =
        '/buybacks?accountId=x&$where=1&order[accountId]=asc&createdAt[after]=never&status[]=&exists[nothing]=true';
      expect((await get(odd, linked, chief)).body['hydra:totalItems']).toBe(all);
      for (const page of ['0', '-1', 'x', '1e9'])
        expect((await get(`/buybacks?page=${page}`)).body.code).toBe('malformed-query');
    });

    it('of every kind answers an admin or whoever may read it', async () => {
      for (const spec of product.endpoints.filter(({ list, path }) => list && !path.includes('{'))) {
        const reader = roles.find((role) => mayCall(role, spec));
        const { status, body } = await get(`${spec.path}?itemsPerPage=5`, linked, reader);
        expect([spec.path, status, body['@type']]).toEqual([spec.path, 200, 'hydra:Collection']);
      }
    });
  });

  describe('in negotiation', () => {
    it('answers 406, 415 and 405 with Allow', async () => {
      const never = await get('/buybacks', 'text/csv');
      expect([never.status, never.body.code]).toEqual([406, 'not-acceptable']);
      const xml = await ask('POST', '/categories', {
        as: 'admin',
        body: '<a/>',
        headers: { 'content-type': 'application/xml' },
      });
      expect([xml.status, xml.body.code]).toEqual([415, 'unsupported-media-type']);
      const bare = await ask('POST', '/categories', { as: 'admin', body: '{}' });
      expect(bare.status).toBe(415);
      const json = await ask('PATCH', `/users/${randomUUID()}`, {
        as: 'admin',
        body: '{}',
        headers: { 'content-type': plain },
      });
      expect([json.status, json.headers['accept-patch']]).toEqual([415, 'application/merge-patch+json']);
      const wrong = await ask('DELETE', '/buybacks', { as: 'admin' });
      expect([wrong.status, wrong.body.code, wrong.headers['allow']]).toEqual([
        405,
        'method-not-allowed',
        'GET, HEAD, POST',
      ]);
    });

    it('sends problem+json with code and traceId, Vary, nosniff and the documentation link', async () => {
      const { body, headers } = await get(`/buybacks/${randomUUID()}`);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(body).toMatchObject({
        status: 404,
        code: 'not-found',
        title: 'An error occurred',
        'hydra:title': 'An error occurred',
      });
      expect(body.traceId).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['vary']?.split(', ')).toEqual(expect.arrayContaining(['Accept', 'Accept-Language']));
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['link']).toContain('rel="http://www.w3.org/ns/hydra/core#apiDocumentation"');
    });

    it('answers 401 with a challenge without a token, with an invented one and with another product’s', async () => {
      const tokens = ['x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', `${await product.tokenOf('admin')}x`];
      for (const headers of [{}, ...tokens.map((token) => ({ authorization: `Bearer ${token}` }))]) {
        const answer = await ask('GET', '/buybacks', { headers });
        expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      }
    });

    it('accepts the token header with a module header, and refuses a module that the user does not hold', async () => {
      const token = await product.tokenOf('store_seller');
      expect((await ask('GET', '/buybacks', { headers: { token, 'x-module': 'tim' } })).status).toBe(200);
      const other = await ask('GET', '/buybacks', { headers: { token, 'x-module': 'rps' } });
      expect([other.status, other.body.code]).toEqual([403, 'module-not-held']);
    });

    it('answers a query with a position once it has reached it', async () => {
      const { headers } = await ask('POST', `/buybacks/${made[5]?.id}/cancel`, {
        as: 'admin',
        body: { reason: 'technical_problem' },
      });
      const seen = await ask('GET', `/buybacks/${made[5]?.id}`, {
        as: 'admin',
        headers: { 'reprise-min-position': String(headers['reprise-position']) },
      });
      expect(seen.body.status).toBe('bb_cancelled');
    });
  });

  describe('for another tenant', () => {
    it('ours does not exist: 404, whatever is requested', async () => {
      for (const spec of product.endpoints) {
        if (!/^\/(buybacks|items|packages)\/\{id\}/.test(spec.path) || spec.access === 'public') continue;
        const path = spec.path.replace('{id}', first).replace(/\{\w+\}/g, randomUUID());
        const role = roles.find((each) => each !== 'pseudo_anonymous' && mayCall(each, spec));
        // An error in the body may be reported first, its kind before that; it reveals nothing.
        const refusals = spec.consumes === 'multipart/form-data' ? [415] : [404, 422];
        const body = spec.body ? {} : undefined;
        const { status } = await ask(spec.method, path, { as: `other:${role ?? 'admin'}`, body });
        expect([spec.name, refusals.includes(status)]).toEqual([spec.name, true]);
      }
    });

    it('lists and counts only the two that it sells, nothing of ours', async () => {
      const { body } = await get('/buybacks', linked, 'other:admin');
      // Ours are bought by ourselves.
      const sold = { buyerAccountId: accountIdOf(outsideBuyer) };
      expect(body['hydra:totalItems']).toBe(2);
      expect(body['hydra:member']).toMatchObject([sold, sold]);
      const number = made[1]?.identificationNumber;
      expect((await get(`/buybacks/by-identification-number/${number}`, linked, 'other:admin')).status).toBe(
        404,
      );
      const { counts } = (await get('/buybacks/counts', plain, 'other:admin')).body;
      const total = Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
      expect(total).toBe(2);
    });
  });

  const mayCall = (role: Role, { access }: EndpointSpec): boolean =>
    access === 'public' || access === 'anonymous' || permissionsOf(role).includes(access);
  const nowhere = ({ path }: EndpointSpec): string =>
    path.replace(/\{(\w+)\}/g, (_, name) =>
      name === 'id' || name.endsWith('Id') ? randomUUID() : 'x'.repeat(24),
    );

  describe('requires a permission', () => {
    it('each has its own access, and none depends directly on the role', () => {
      for (const { name, access } of product.endpoints)
        expect([name, access]).toEqual([name, expect.any(String)]);
    });

    it.each(roles)('%s is refused exactly what the matrix does not grant', async (role) => {
      const as: Asker = role === 'pseudo_anonymous' ? 'visitor' : role;
      for (const spec of product.endpoints) {
        if (spec.produces === 'text/event-stream' || spec.name === 'logout') continue;
        const { status, body } = await ask(spec.method, nowhere(spec), {
          as,
          from: `10.5.${roles.indexOf(role)}.1`,
        });
        const refused = status === 403 && ['forbidden', undefined].includes(body?.code);
        expect([role, spec.name, refused]).toEqual([role, spec.name, !mayCall(role, spec)]);
        expect([role, spec.name, status]).not.toEqual([role, spec.name, 500]);
      }
    });

    it('and without a token only public endpoints answer', async () => {
      for (const spec of product.endpoints.filter(({ access }) => access !== 'public')) {
        const { status } = await ask(spec.method, nowhere(spec), { from: '10.6.0.1' });
        expect([spec.name, status]).toEqual([spec.name, 401]);
      }
    });
  });
});
