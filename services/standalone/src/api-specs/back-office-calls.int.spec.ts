import { randomUUID } from 'node:crypto';
import { roles } from '@reprise/contracts/permissions';
import { eventually } from '@reprise/kernel/testing';
import { runProduct, type Asker, type Product } from './testing/running-product';

// Back office §7 for the reference documents, with their limits (back office §5 and §9) and errors (back office §8).
describe('the calls of the back office about reference documents', () => {
  let product: Product;
  let ask: Product['ask'];
  let root: { id: string };
  let warehouse: { id: string };
  let catalogue: { id: string };
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    root = (await plain('/organizations/root')).body;
    warehouse = (await plain('/organizations?type=warehouse')).body[0];
    catalogue = (await plain('/categories?identifier=catalogue')).body[0];
  });
  afterAll(() => product.close());

  const plain = (path: string, as: Asker = 'admin') =>
    ask('GET', path, { as, headers: { accept: 'application/json' } });
  const create = (path: string, body: object, as: Asker = 'admin') => ask('POST', path, { as, body });
  const change = (path: string, body: object, as: Asker = 'admin') => ask('PATCH', path, { as, body });
  const codeOf = async (answer: Promise<{ status: number; body: { code: string } }>) => {
    const { status, body } = await answer;
    return [status, body?.code];
  };

  describe('categories', () => {
    const body = (more: object = {}) => ({
      name: 'Tablettes',
      identifier: `c-${randomUUID()}`,
      parentId: catalogue.id,
      referringWarehouseIds: [warehouse.id],
      defaultWeight: 500,
      ...more,
    });

    it('are created, read, merge-patched with If-Match and deleted', async () => {
      const made = await create('/categories', body());
      expect([made.status, made.headers['location']]).toEqual([201, `/api/categories/${made.body.id}`]);
      const path = `/categories/${made.body.id}`;
      expect((await ask('GET', path, { as: 'admin' })).headers['etag']).toBe('"1"');
      const changed = await ask('PATCH', path, {
        as: 'admin',
        body: { name: 'Liseuses' },
        headers: { 'if-match': '"1"' },
      });
      expect([changed.status, changed.body.name, changed.headers['etag']]).toEqual([200, 'Liseuses', '"2"']);
      const stale = ask('PATCH', path, {
        as: 'admin',
        body: { name: 'x y' },
        headers: { 'if-match': '"1"' },
      });
      expect(await codeOf(stale)).toEqual([412, 'stale-revision']);
      expect((await ask('DELETE', path, { as: 'admin' })).status).toBe(204);
      expect(await codeOf(plain(path))).toEqual([404, 'not-found']);
    });

    it('have a name of 2 to 255 and an identifier of a-z, digits, hyphen and underscore, used once', async () => {
      const wrong: object[] = [
        { name: 'T' },
        { name: 'T'.repeat(256) },
        { identifier: 'Majuscule' },
        { identifier: 'x' },
      ];
      wrong.push({ defaultWeight: 1.5 }, { defaultWeight: undefined }, { referringWarehouseIds: [] });
      for (const fault of wrong)
        expect(await codeOf(create('/categories', body(fault)))).toEqual([422, 'invalid-request']);
      const identifier = `twice-${randomUUID()}`;
      expect((await create('/categories', body({ identifier }))).status).toBe(201);
      expect(await codeOf(create('/categories', body({ identifier })))).toEqual([
        409,
        'identifier-already-used',
      ]);
    });

    it('are told by their root, their ancestry, the rule that names them and what goes out of use with them', async () => {
      const phones = (await plain('/categories?identifier=smartphones')).body[0];
      const rule = await create('/dispatch-circuit-rules', { circuit: 'web_post', categoryIds: [phones.id] });
      const { body: one } = await plain(`/internal/categories/${phones.id}`);
      expect(one).toMatchObject({ organizationId: root.id, dispatchCircuitRule: rule.body.id });
      expect((await plain('/internal/categories/root')).body).toMatchObject({ id: catalogue.id });
      const { body: line } = await plain(`/internal/categories/${phones.id}/ancestry`);
      expect(line.map(({ id }: { id: string }) => id)).toEqual([catalogue.id, phones.id]);
      const { body: all } = await plain(`/categories/${catalogue.id}/checkpoints-to-archive`);
      const { body: own } = await plain(`/categories/${phones.id}/checkpoints-to-archive`);
      expect(own[0]).toMatchObject({ categoryId: phones.id, categoryName: phones.name });
      expect(all.length).toBeGreaterThan(own.length);
      const paths = ['/internal/categories/root', `/internal/categories/${phones.id}/ancestry`];
      for (const path of [...paths, `/categories/${phones.id}/checkpoints-to-archive`])
        expect((await plain(path, 'visitor')).status).toBe(403);
      const foreign = plain(`/internal/categories/${phones.id}`, 'other:root_management_unit_manager');
      expect((await foreign).status).toBe(404);
      await ask('DELETE', `/dispatch-circuit-rules/${rule.body.id}`, { as: 'admin' });
    });

    it('are allowed in the rule of a circuit that they have, by themselves or from above', async () => {
      const allowed = async (circuit: string): Promise<string[]> =>
        (await create('/dispatch-circuit-rules', { circuit })).body.allowedCategoryIds;
      const phones = (await plain('/categories?identifier=smartphones')).body[0];
      expect(await allowed('web_post')).toEqual(expect.arrayContaining([catalogue.id, phones.id]));
      expect(await allowed('store_drop_label')).not.toContain(phones.id);
    });

    it('are not deleted while they have children, products or questions', async () => {
      expect(await codeOf(ask('DELETE', `/categories/${catalogue.id}`, { as: 'admin' }))).toEqual([
        409,
        'category-has-content',
      ]);
    });

    it('come as trees', async () => {
      for (const path of ['/categories/tree', '/categories/connected-tree', '/categories/with-products']) {
        const { status, body: tree } = await plain(path);
        expect([path, status, JSON.stringify(tree).includes('Smartphones')]).toEqual([path, 200, true]);
      }
      expect((await plain(`/categories/tree/${catalogue.id}`)).body).toMatchObject({ id: catalogue.id });
    });
  });

  describe('products', () => {
    let categoryId: string;
    beforeAll(async () => {
      categoryId = (await plain('/categories?identifier=smartphones')).body[0].id;
    });
    const body = (more: object = {}) => ({
      label: 'Fairphone 5',
      brand: 'Fairphone',
      model: 'FP5',
      categoryId,
      buybackPrice: { grade_a: 10_000, grade_b: 8_000, grade_c: 6_000, grade_d: 4_000, grade_e: 2_000 },
      ...more,
    });

    it('are not looked for between bounds that cross', async () => {
      const between = (low: number, high: number) =>
        codeOf(plain(`/products?buybackPriceGradeA[gte]=${low}&buybackPriceGradeA[lte]=${high}`));
      expect(await between(20_000, 10_000)).toEqual([400, 'bounds-crossed']);
      expect((await between(10_000, 10_000))[0]).toBe(200);
    });

    it('are created and found by name, status, category and price of grade A', async () => {
      const { status, body: made } = await create(
        '/products',
        body({ status: 'published', ean: '96385074' }),
      );
      expect(status).toBe(201);
      const filters = [
        'search_product_buyback=Fairphone',
        `category[]=${categoryId}&buybackPriceGradeA[gte]=10000&buybackPriceGradeA[lte]=10000`,
        `status=published&order[brand]=desc&itemsPerPage=30`,
      ];
      for (const filter of filters) {
        // The word index follows the catalogue after a moment.
        await eventually(async () => {
          const { body: rows } = await plain(`/products?${filter}`);
          expect([filter, rows.map(({ id }: { id: string }) => id)]).toEqual([
            filter,
            expect.arrayContaining([made.id]),
          ]);
          return true;
        });
      }
      const { body: line } = await plain(`/products/${made.id}/category_tree`);
      expect(JSON.stringify(line)).toContain(categoryId);
    });

    it('have limits: name, EAN of 8, 12, 13 or 14, TAC of 8, price to 50000, comment to 500', async () => {
      const over = { grade_a: 5_000_001 };
      const wrong: object[] = [
        { label: 'x' },
        { ean: '1234567' },
        { tacCodes: ['1234567'] },
        { buybackPrice: over },
      ];
      wrong.push({ commentForSeller: 'x'.repeat(501) }, { weight: 1.5 }, { buybackPrice: { grade_a: -1 } });
      for (const fault of wrong)
        expect([fault, ...(await codeOf(create('/products', body(fault))))]).toEqual([
          fault,
          422,
          'invalid-request',
        ]);
    });
  });

  describe('questions', () => {
    it('have a title and at least two answers, and are moved one step or to an end', async () => {
      const { body: made } = await create('/categories', {
        ...{ name: 'Consoles', identifier: `q-${randomUUID()}`, parentId: catalogue.id },
        ...{ referringWarehouseIds: [warehouse.id], defaultWeight: 100 },
      });
      const answer = (name: string) => ({ name, effect: {} });
      const question = (title: string, answers = [answer('Oui'), answer('Non')]) =>
        create('/questions', { categoryId: made.id, title, answers });
      expect(await codeOf(question('Une seule', [answer('Oui')]))).toEqual([422, 'invalid-request']);
      const ids: string[] = [];
      for (const title of ['Un', 'Deux', 'Trois']) ids.push((await question(title)).body.id);
      const moved = await create(`/questions/${ids[2]}/move`, { to: 'top' });
      expect(moved.status).toBeLessThan(300);
      const { body: rows } = await plain(`/questions?categoryId=${made.id}&order[position]=asc`);
      expect(rows.map(({ title }: { title: string }) => title)).toEqual(['Trois', 'Un', 'Deux']);
      expect(await codeOf(ask('DELETE', `/categories/${made.id}`, { as: 'admin' }))).toEqual([
        409,
        'category-has-content',
      ]);
    });
  });

  describe('organisations', () => {
    it('come as list, tree, root, parents and connected warehouses', async () => {
      expect(
        (await plain('/organizations?exists[parentOrganizationId]=false&pagination=false')).body,
      ).toHaveLength(1);
      expect((await plain('/organizations/tree')).body[0]).toMatchObject({ id: root.id });
      expect((await plain('/organizations/connected-warehouses')).body[0].id).toBe(warehouse.id);
      const parents = await plain('/organizations/available-parents?type=store');
      const types = parents.body.map(({ type }: { type: string }) => type);
      expect([...new Set(types)].sort()).toEqual(['management_unit', 'root_management_unit']);
      expect((await plain(`/organizations/${root.id}/module-count`)).body).toMatchObject({
        tim: expect.any(Number),
      });
    });

    it('are placed where their type allows; type, external id and place have limits', async () => {
      const store = { type: 'store', commonName: 'Magasin' };
      expect(
        await codeOf(create('/organizations', { ...store, parentOrganizationId: warehouse.id })),
      ).toEqual([422, 'parent-not-allowed']);
      const [unit] = (await plain('/organizations?type=management_unit')).body;
      const own = { ...store, parentOrganizationId: unit.id, externalId: `x-${randomUUID()}` };
      const made = await create('/organizations', own);
      expect(made.status).toBe(201);
      expect(await codeOf(create('/organizations', own))).toEqual([409, 'external-id-already-used']);
      expect(await codeOf(change(`/organizations/${made.body.id}`, { type: 'warehouse' }))).toEqual([
        422,
        'type-fixed-after-creation',
      ]);
      for (const fault of [{ latitude: 91 }, { longitude: -181 }, { externalId: 'x'.repeat(46) }])
        expect(await codeOf(create('/organizations', { ...own, ...fault }))).toEqual([
          422,
          'invalid-request',
        ]);
    });
  });

  describe('users', () => {
    const body = (more: object = {}) => ({
      email: `u-${randomUUID()}@demo.reprise.test`,
      firstname: 'Ada',
      lastname: 'Lovelace',
      modules: { root: 'root_management_unit_analyst' },
      rootOrganizationId: root.id,
      ...more,
    });

    it('are created with a role in a module, by those allowed to assign it', async () => {
      const made = await create('/users', body());
      expect([made.status, made.body.types]).toEqual([201, ['root_management_unit_analyst']]);
      expect(await codeOf(create('/users', body({ modules: {} })))).toEqual([422, 'invalid-request']);
      const admin = body({ modules: { no_module: 'super_admin' } });
      expect(await codeOf(create('/users', admin, 'root_management_unit_manager'))).toEqual([
        403,
        'role-not-assignable',
      ]);
      const again = body({ email: made.body.email });
      expect(await codeOf(create('/users', again))).toEqual([409, 'email-already-used']);
    });

    it('GET /assignable-user-types never offers the public visitor', async () => {
      const { body: types } = await plain('/assignable-user-types', 'super_admin');
      expect(types).toContain('root_management_unit_manager');
      expect(types.every((type: string) => (roles as readonly string[]).includes(type))).toBe(true);
      expect(types).not.toContain('pseudo_anonymous');
    });
  });

  describe('circuits, payment modes and dispatch', () => {
    const circuit = async (name: string) => (await plain(`/circuits?name=${name}`)).body[0];

    it('a circuit has a description of 500, 6 instructions of 1 to 150 and valid countries', async () => {
      const { id } = await circuit('web_post');
      const seven = Array.from({ length: 7 }, () => ({ label: 'x', type: 'none' }));
      const wrong = [
        { description: 'x'.repeat(501) },
        { description: '<b>x</b>' },
        { defaultInstructions: seven },
      ];
      for (const fault of [...wrong, { eligibleCountries: ['FRA'] }])
        expect([fault, ...(await codeOf(change(`/circuits/${id}`, fault)))]).toEqual([
          fault,
          422,
          'invalid-request',
        ]);
    });

    it('only one store drop circuit is active; one used by a category stays', async () => {
      const second = await circuit('store_drop_label');
      expect(await codeOf(change(`/circuits/${second.id}`, { active: true }))).toEqual([
        409,
        'store-drop-already-active',
      ]);
      const used = await circuit('web_post');
      expect(await codeOf(change(`/circuits/${used.id}`, { active: false }))).toEqual([
        409,
        'circuit-still-used',
      ]);
    });

    it('a payment mode has limits on its texts and its bonus', async () => {
      const [mode] = (await plain('/payment-modes')).body;
      const wrong: object[] = [{ label: '' }, { description: 'x' }, { description: 'x'.repeat(301) }];
      wrong.push(
        { longDescription: 'x'.repeat(801) },
        { longDescription: 'x\n'.repeat(15) + 'x' },
        { mailContent: 'x'.repeat(301) },
      );
      for (const fault of wrong)
        expect([fault, ...(await codeOf(change(`/payment-modes/${mode.id}`, fault)))]).toEqual([
          fault,
          422,
          'invalid-request',
        ]);
    });

    it('a dispatch rule of warehouses needs a title, a condition and a warehouse', async () => {
      const rule = {
        title: 'Tout ici',
        conditions: [{ attribute: 'circuit', operator: 'in', values: ['web_post'] }],
        warehouseIds: [warehouse.id],
      };
      expect((await create('/warehouse-dispatch-rules', rule)).status).toBe(201);
      for (const fault of [{ title: '' }, { conditions: [] }, { warehouseIds: [] }])
        expect([
          fault,
          ...(await codeOf(create('/warehouse-dispatch-rules', { ...rule, ...fault }))),
        ]).toEqual([fault, 422, 'invalid-request']);
    });
  });

  describe('settings', () => {
    it('GET accounts/{id}/organization-root-detail, PATCH organization-root-details/{id}', async () => {
      const { status, body: detail } = await plain(`/accounts/${product.accountId}/organization-root-detail`);
      expect(status).toBe(200);
      expect(detail).toMatchObject({ cartMinValue: 0, customerIdentityDocumentRequired: true });
      expect(detail.enabledPremiumFeatures).toContain('multi_product_cart');
      const path = `/organization-root-details/${detail.id}`;
      expect((await change(path, { tagPriceEnabled: true })).body.tagPriceEnabled).toBe(true);
      for (const fault of [
        { cartMinValue: -1 },
        { cartMinValue: 1.5 },
        { warehouseCheckinRequirement: 'maybe' },
      ])
        expect(await codeOf(change(path, fault))).toEqual([422, 'invalid-request']);
    });

    it('the transfer order accepts 2 to 5000 characters and only its own variables', async () => {
      const { body } = await plain(`/accounts/${product.accountId}/transfer-order-settings`);
      const path = `/transfer-order-settings/${body.id}`;
      expect((await change(path, { text: 'Je cède {{product_label}} pour {{total_price}}.' })).status).toBe(
        200,
      );
      for (const text of ['x', 'x'.repeat(5001), 'Bonjour {{iban}}'])
        expect(await codeOf(change(path, { text }))).toEqual([422, 'invalid-request']);
    });
  });

  describe('stocks', () => {
    it('have unique names; native ones cannot be changed, and one with items cannot be deleted', async () => {
      const { body: stocks } = await plain('/stocks?pagination=false', 'warehouse_manager');
      expect(stocks.filter(({ native }: { native: unknown }) => native)).toHaveLength(5);
      const name = `Étagère ${randomUUID()}`;
      const made = await create('/stocks', { name, warehouseId: warehouse.id }, 'warehouse_manager');
      expect(made.status).toBe(201);
      const twice = create('/stocks', { name, warehouseId: warehouse.id }, 'warehouse_manager');
      expect(await codeOf(twice)).toEqual([409, 'name-already-used']);
      const [native] = stocks;
      const renamed = change(`/stocks/${native.id}`, { name: 'Autre' }, 'warehouse_manager');
      expect(await codeOf(renamed)).toEqual([409, 'native-stock-fixed']);
      expect((await ask('DELETE', `/stocks/${made.body.id}`, { as: 'warehouse_manager' })).status).toBe(204);
    });
  });

  describe('accounts', () => {
    it('an active one is not deleted; a foreign one exists for operators only', async () => {
      const { body: accounts } = await plain('/accounts', 'super_admin');
      const other = accounts.find(({ name }: { name: string }) => name === 'Autre Enseigne');
      expect(await codeOf(ask('DELETE', `/accounts/${other.id}`, { as: 'super_admin' }))).toEqual([
        409,
        'account-still-active',
      ]);
      expect((await plain('/accounts', 'root_management_unit_manager')).status).toBe(403);
    });
  });

  it('every change is recorded as an audit entry: who, what, before and after', async () => {
    const made = await create('/categories', {
      ...{ name: 'Montres', identifier: `a-${randomUUID()}`, parentId: catalogue.id },
      ...{ referringWarehouseIds: [warehouse.id], defaultWeight: 100 },
    });
    await change(`/categories/${made.body.id}`, { name: 'Montres connectées' });
    const events = await eventually(async () => {
      const found = await product.platform.log.readStream(`document-${made.body.id}`);
      return found.length === 2 && found;
    });
    expect(events.map(({ type, actor }) => [type, actor.role])).toEqual([
      ['DocumentCreated', 'admin'],
      ['DocumentUpdated', 'admin'],
    ]);
    expect(events[1]?.data).toMatchObject({
      before: { name: 'Montres' },
      after: { name: 'Montres connectées' },
    });
  });
});
