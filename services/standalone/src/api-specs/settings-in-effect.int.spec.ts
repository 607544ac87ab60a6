import { isDeepStrictEqual } from 'node:util';
import { homePageIn, type HomePageInput } from '@reprise/contracts/configuration';
import { readIn } from '@reprise/contracts/kernel';
import { eventually } from '@reprise/kernel/testing';
import { declarationOf, offerOf, webDeclaration, type Offer } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

// Back office §2, §3 and §7: what a client stores, its people see.
describe('what a client has set', () => {
  let product: Product;
  let ask: Product['ask'];
  let phone: Offer;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    phone = await offerOf(product, 'iphone');
  });
  afterAll(() => product.close());

  const plain = async (path: string, as: Asker = 'admin') =>
    (await ask('GET', path, { as, headers: { accept: 'application/json' } })).body;
  const detailsPath = () => `/accounts/${product.accountId}/organization-root-detail`;
  const set = async (change: object) => {
    const { id } = await plain(detailsPath());
    expect(
      (await ask('PATCH', `/organization-root-details/${id}`, { as: 'admin', body: change })).status,
    ).toBe(200);
  };

  describe('the price tag of thumbnails', () => {
    let search: { token: string; collection: string };
    beforeAll(async () => {
      const { ord } = (
        await ask('POST', '/webtoken-with-account-and-ord', {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'url=http%3A%2F%2Flocalhost%2F',
          from: '10.4.0.1',
        })
      ).body;
      search = await plain(`/organizations/${ord.id}/typesense`, 'visitor');
    });
    const shown = async () => {
      const [listed] = await plain('/public/products?search_product_buyback=iphone', 'visitor');
      const path = `/search/collections/${search.collection}/documents/search?q=iphone&query_by=label`;
      const { body } = await ask('GET', path, { headers: { 'x-typesense-api-key': search.token } });
      return { listed: listed.buybackPrice, found: body.hits[0].document.price };
    };

    it('is in lists and in the search, until it is switched off', async () => {
      const facets = async (): Promise<string[]> => {
        const path = `/search/collections/${search.collection}/documents/search?q=iphone&facet_by=brand,price`;
        const { body } = await ask('GET', path, { headers: { 'x-typesense-api-key': search.token } });
        return body.facet_counts.map(({ field_name: field }: { field_name: string }) => field);
      };
      const on = await shown();
      expect(await facets()).toEqual(['brand', 'price']);
      expect(on.found).toBeGreaterThan(0);
      expect(Object.keys(on.listed).length).toBeGreaterThan(0);
      await set({ tagPriceEnabled: false });
      expect(await shown()).toEqual({ listed: {}, found: null });
      expect(await facets()).toEqual(['brand']);
      // The estimate itself still has its prices.
      const { prices } = await plain(`/products/${phone.id}/diagnostic`, 'visitor');
      expect(Object.keys(prices).length).toBeGreaterThan(0);
      await set({ tagPriceEnabled: true });
    });

    describe('in a category to which no active circuit belongs', () => {
      let categoryId: string;
      let circuits: readonly string[];
      beforeAll(async () => {
        ({ categoryId } = await plain(`/products/${phone.id}`));
        ({ circuits } = await plain(`/categories/${categoryId}`));
      });
      const sell = async (by: readonly string[]) =>
        (await ask('PATCH', `/categories/${categoryId}`, { as: 'admin', body: { circuits: by } })).status;
      const through = async () => {
        const [listed] = await plain('/public/products?search_product_buyback=iphone', 'visitor');
        const path = `/search/collections/${search.collection}/documents/search?q=iphone&query_by=label`;
        const { body } = await ask('GET', path, { headers: { 'x-typesense-api-key': search.token } });
        return [listed.boughtThrough, body.hits[0].document.boughtThrough];
      };
      type Node = { id: string; children: Node[] };
      const names = (nodes: readonly Node[]): string[] =>
        nodes.flatMap(({ id, children }) => [id, ...names(children)]);
      const offered = async (as: Asker) =>
        names(await plain('/categories/connected-tree', as)).includes(categoryId);

      it('promises nothing, and nothing of it is offered or taken on any path', async () => {
        const declaration = webDeclaration(phone, 'web_post');
        expect(await through()).toEqual([
          ['web', 'store'],
          ['web', 'store'],
        ]);
        const [inactive] = await plain('/circuits?active=false');
        expect(await sell([inactive.name])).toBe(200);
        await eventually(async () => isDeepStrictEqual(await shown(), { listed: {}, found: null }));
        expect(await through()).toEqual([[], []]);
        expect([await offered('visitor'), await offered('store_seller')]).toEqual([false, false]);
        const path = `/products/${phone.id}/diagnostic`;
        expect((await ask('GET', path, { as: 'visitor' })).body.code).toBe('no-transport-mode');
        const refused = await ask('POST', '/buybacks', { as: 'visitor', body: declaration });
        expect([refused.status, refused.body.code]).toEqual([422, 'no-transport-mode']);
        expect(await sell(circuits)).toBe(200);
        await eventually(async () => (await shown()).found > 0);
        expect([await offered('visitor'), await offered('store_seller')]).toEqual([true, true]);
      });

      it('is stopped by an inactive category above it on every path too, and its page says so', async () => {
        const { parentId } = await plain(`/categories/${categoryId}`);
        const sets = async (status: string) => {
          await ask('PATCH', `/categories/${parentId}`, { as: 'admin', body: { status } });
          await eventually(async () => (await through())[1].length === (status === 'active' ? 2 : 0));
        };
        const offers = async () => [await offered('visitor'), await offered('store_seller')];
        const stopped = async () => (await plain(`/categories/${categoryId}`)).stoppedById;
        expect((await plain(`/categories/${parentId}`)).numberOfStopped).toBeGreaterThan(0);
        await sets('inactive');
        const seen = [await offers(), await through(), await stopped()];
        const trees = await plain('/categories/tree', 'visitor');
        const body = webDeclaration(phone, 'web_post');
        const refused = await ask('POST', '/buybacks', { as: 'visitor', body });
        await sets('active');
        expect(seen).toEqual([[false, false], [[], []], parentId]);
        expect(names(trees)).not.toContain(categoryId);
        expect([refused.status, refused.body.code]).toEqual([409, 'product-unpublished']);
        expect([await offers(), await stopped()]).toEqual([[true, true], null]);
      });

      it('is said to be bought in stores alone where only their circuits belong to it', async () => {
        expect(await sell(['store_drop'])).toBe(200);
        await eventually(async () => isDeepStrictEqual(await through(), [['store'], ['store']]));
        expect([await offered('visitor'), await offered('store_seller')]).toEqual([false, true]);
        expect(await sell(circuits)).toBe(200);
        await eventually(async () => (await shown()).found > 0);
      });

      it('comes behind what can be sold there, on the web as in a store', async () => {
        const phonesAmong = async (sortBy = ''): Promise<boolean[]> => {
          const path = `/search/collections/${search.collection}/documents/search?q=apple&sort_by=${sortBy}`;
          const { body } = await ask('GET', path, { headers: { 'x-typesense-api-key': search.token } });
          return body.hits.map(
            (hit: { document: { categoryId: string } }) => hit.document.categoryId === categoryId,
          );
        };
        const by = (channel: string) => phonesAmong(`_text_match:desc,_eval(boughtThrough:=${channel}):desc`);
        const before = await phonesAmong();
        const last = before.toSorted((a, b) => Number(a) - Number(b));
        expect(await sell(['store_drop'])).toBe(200);
        await eventually(async () => isDeepStrictEqual(await through(), [['store'], ['store']]));
        expect(before).not.toEqual(last);
        expect([await by('web'), await phonesAmong()]).toEqual([last, before]);
        expect(await sell(['web_post'])).toBe(200);
        await eventually(async () => isDeepStrictEqual(await through(), [['web'], ['web']]));
        expect(await by('store')).toEqual(last);
        expect(await sell(circuits)).toBe(200);
        await eventually(async () => (await shown()).found > 0);
      });
    });
  });

  it('whether the buyer may pay is told to who keeps the settings, and to nobody else', async () => {
    const path = `/payment/account/${product.accountId}/by-buyer-feature-available`;
    expect(await plain(path)).toEqual({ available: false });
    await set({ buyerPaymentEnabled: true });
    expect(await plain(path, 'root_management_unit_manager')).toEqual({ available: true });
    expect((await ask('GET', path, { as: 'store_seller' })).status).toBe(403);
    expect((await ask('GET', path, { as: 'other:root_management_unit_manager' })).status).toBe(404);
    await set({ buyerPaymentEnabled: false });
  });

  it('the buyer pays only where the client allows it, and the client allows it as long as the buyer pays', async () => {
    const issuer = async (paymentIssuer: string) => {
      const change = { as: 'super_admin', body: { paymentIssuer } } as const;
      const { status, body } = await ask('PATCH', `/accounts/${product.accountId}`, change);
      return [status, body.code ?? body.paymentIssuer];
    };
    expect(await issuer('buyer')).toEqual([409, 'buyer-payment-not-enabled']);
    await set({ buyerPaymentEnabled: true });
    expect(await issuer('buyer')).toEqual([200, 'buyer']);
    const { id } = await plain(detailsPath());
    const off = { as: 'admin', body: { buyerPaymentEnabled: false } } as const;
    const refused = await ask('PATCH', `/organization-root-details/${id}`, off);
    expect([refused.status, refused.body.code]).toEqual([409, 'buyer-still-pays']);
    expect(await issuer('retailer')).toEqual([200, 'retailer']);
    await set({ buyerPaymentEnabled: false });
  });

  it('an account that an operator opens with a paying buyer allows it from the start', async () => {
    const body = { name: 'Paid by its buyer', paymentIssuer: 'buyer' };
    const { id } = (await ask('POST', '/accounts', { as: 'super_admin', body })).body;
    const path = `/payment/account/${id}/by-buyer-feature-available`;
    expect(await plain(path, 'super_admin')).toEqual({ available: true });
  });

  it('an earlier version of a question, brought back from its history, is asked again as it was', async () => {
    const asked = async () =>
      (await plain(`/products/${phone.id}/diagnostic`, 'visitor')).questions as { id: string }[];
    const before = await asked();
    const [first] = before;
    const path = `/questions/${first?.id}`;
    const { title, answers } = await plain(path);
    const write = (body: object) => ask('PATCH', path, { as: 'admin', body });
    const blocks = answers.map((answer: object) => ({ ...answer, effect: { blocks: true } }));
    // A version of its own for what the demonstration brought.
    await write({ title: `${title}?` });
    await write({ title });
    expect((await write({ title: 'Is it whole?', answers: blocks })).status).toBe(200);
    // What was written is announced a moment later.
    await eventually(async () => expect(await asked()).not.toEqual(before) ?? true);
    type Version = { after: { title: string; answers: object[] } };
    const history: Version[] = await plain(`/audit-entries?documentId=${first?.id}`);
    const earlier = history.find(({ after }) => after.title === title)?.after;
    const back = { title: earlier?.title, answers: earlier?.answers };
    expect((await write(back)).status).toBe(200);
    await eventually(async () => isDeepStrictEqual(await asked(), before));
  });

  it('the address of the sellers’ support is read by a seller', async () => {
    await set({ sellerSupportEmail: 'help@client.test' });
    expect(await plain(detailsPath(), 'store_seller')).toMatchObject({
      sellerSupportEmail: 'help@client.test',
    });
  });

  it('a store’s own workshop is preselected at its counter, also when the unit above it names it', async () => {
    const places = await plain('/organizations?pagination=false');
    const [warehouse] = places.filter(({ type }: { type: string }) => type === 'warehouse');
    const view = await plain(`/products/${phone.id}/diagnostic?channel=store`, 'store_seller');
    expect(view.storeWarehouseId).toBe(warehouse.id);
    expect(await plain(`/products/${phone.id}/diagnostic`, 'store_seller')).not.toHaveProperty(
      'storeWarehouseId',
    );
  });

  it('a dispatch rule decides as its simulation says, on the buyback too; a shadowed one is told', async () => {
    const places = await plain('/organizations?pagination=false');
    const [{ id: warehouseId }] = places.filter(({ type }: { type: string }) => type === 'warehouse');
    const rule = (title: string, position: number) => ({
      conditions: [{ attribute: 'circuit', operator: 'in', values: ['web_post'] }],
      ...{ title, position, warehouseIds: [warehouseId], defaultWarehouseId: warehouseId },
    });
    const first = (await ask('POST', '/warehouse-dispatch-rules', { as: 'admin', body: rule('First', 1) }))
      .body;
    const second = (await ask('POST', '/warehouse-dispatch-rules', { as: 'admin', body: rule('Second', 2) }))
      .body;
    const { categoryId } = await plain(`/products/${phone.id}`);
    const query = `categoryId=${categoryId}&brand=Any&circuit=web_post&productState=grade_c`;
    const told = await plain(`/warehouse-dispatch-simulation?${query}`);
    expect(told).toMatchObject({ ruleId: first.id, defaultWarehouseId: warehouseId });
    expect(told.rules.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['decides', 'too-late']);
    const { rules } = await plain('/warehouse-dispatch-reach');
    expect(rules.map(({ reach }: { reach: string }) => reach)).toEqual(['used', 'shadowed']);
    const { options } = await plain(`/products/${phone.id}/diagnostic`, 'visitor');
    const post = options.find(({ circuit }: { circuit: string }) => circuit === 'web_post');
    expect(post.warehouses.grade_c).toEqual({
      warehouseIds: [warehouseId],
      defaultWarehouseId: warehouseId,
    });
    const foreign = query.replace(categoryId, '0197f4a0-0000-7000-8000-0000000000ff');
    expect((await ask('GET', `/warehouse-dispatch-simulation?${foreign}`, { as: 'admin' })).status).toBe(404);
    expect((await ask('GET', '/warehouse-dispatch-reach', { as: 'store_seller' })).status).toBe(403);
    for (const { id } of [first, second])
      await ask('DELETE', `/warehouse-dispatch-rules/${id}`, { as: 'admin' });
  });

  it('its home page is cleaned when it is stored, and seen by visitors once it is on', async () => {
    const path = `/accounts/${product.accountId}/home-page`;
    const { id, revision } = await plain(path);
    const put = (body: object, as: Asker = 'admin') => ask('PATCH', `/home-pages/${id}`, { as, body });
    const html = '<p onclick="x()">Sell what you no longer use.</p><script>steal()</script>';
    const dutch = '<p onclick="x()">Verkoop wat u niet gebruikt.</p><script>steal()</script>';
    const widgets = [
      { type: 'search', title: '', titleTranslations: { 'nl-BE': 'Zoek' } },
      { type: 'html', title: '', html, htmlTranslations: { 'nl-BE': dutch } },
      { type: 'products', title: 'Wanted', productIds: [phone.id] },
    ];
    const first = await ask('PATCH', `/home-pages/${id}`, {
      ...{ as: 'admin', body: { metaTitle: 'Sell it', widgets } },
      headers: { 'if-match': `"${revision}"` },
    });
    expect([first.status, first.body.widgets[1].html]).toEqual([200, '<p>Sell what you no longer use.</p>']);
    const cleaned = '<p>Verkoop wat u niet gebruikt.</p>';
    expect(first.body.widgets[1].htmlTranslations).toEqual({ 'nl-BE': cleaned });
    expect((await plain(path, 'visitor')).widgets).toEqual([]);
    await put({ active: true });
    const seen = await plain(path, 'visitor');
    expect(seen).toMatchObject({ metaTitle: 'Sell it', active: true });
    expect(homePageIn(seen as HomePageInput, 'nl-BE').widgets).toMatchObject([
      ...[{ title: 'Zoek' }, { html: cleaned }, { title: 'Wanted' }],
    ]);
    await put({ widgets: widgets.map((each) => ({ ...each, active: each.type !== 'html' })) });
    expect((await plain(path, 'visitor')).widgets).toMatchObject([{ type: 'search' }, { type: 'products' }]);
    expect((await plain(path)).widgets).toHaveLength(widgets.length);
    const refused = async (body: object) => {
      const answer = await put(body);
      return [
        answer.status,
        answer.body.violations?.map((each: { propertyPath: string }) => each.propertyPath),
      ];
    };
    const only = (widget: object) => ({ widgets: [widget] });
    const script = `<script>${'x'.repeat(50)}</script>`;
    expect(await refused(only({ type: 'html', html: script }))).toEqual([422, ['widgets[0].html']]);
    expect(await refused(only({ type: 'html', html: 'short' }))).toEqual([422, ['widgets[0].html']]);
    expect((await refused(only({ type: 'products', productIds: ['no-uuid'] })))[0]).toBe(422);
    expect((await refused(only({ type: 'products', productIds: [id] })))[0]).toBe(422);
    const translated = { html, htmlTranslations: { 'nl-BE': script } };
    expect(await refused(only({ type: 'html', ...translated }))).toEqual([
      422,
      ['widgets[0].htmlTranslations.nl-BE'],
    ]);
    expect(await refused({ bannerTitle: 'x'.repeat(51) })).toEqual([422, ['bannerTitle']]);
    const long = { bannerTitleTranslations: { 'nl-BE': 'x'.repeat(51) } };
    expect(await refused(long)).toEqual([422, ['bannerTitleTranslations.nl-BE']]);
    expect((await put({ active: false }, 'store_seller')).status).toBe(403);
    expect((await ask('GET', path, { as: 'other:root_management_unit_manager' })).status).toBe(404);
    await put({ active: false });
  });

  describe('the seller’s comment of a product', () => {
    const path = () => `/products/${phone.id}/diagnostic?channel=store`;

    it('is read by sellers, and refused to visitors with the rest of the counter', async () => {
      await ask('PATCH', `/products/${phone.id}`, {
        as: 'admin',
        body: { comment: 'Check the back glass.' },
      });
      await eventually(
        async () => (await plain(path(), 'store_seller')).sellerComment === 'Check the back glass.',
      );
      for (const as of ['visitor', 'warehouse_operator'] as const)
        expect((await ask('GET', path(), { as })).status).toBe(403);
      expect(await plain(`/products/${phone.id}/diagnostic`, 'visitor')).not.toHaveProperty('sellerComment');
    });
  });

  describe('the rule of a circuit', () => {
    const rule = {
      circuit: 'web_post',
      terms: 'We pay for the post once.',
      highlightedInstruction: 'Remove the battery.',
      highlightedInstructionTranslations: { 'de-DE': 'Entnehmen Sie den Akku.' },
      termsTranslations: { 'nl-BE': 'Wij betalen de verzending één keer.' },
      traceabilityEnabled: true,
      customValues: { Contract: 'R-2041' },
    };
    let bought: { id: string; token: string };
    beforeAll(async () => {
      expect((await ask('POST', '/dispatch-circuit-rules', { as: 'admin', body: rule })).status).toBe(201);
      // The offer follows the configuration a moment later.
      await eventually(async () => JSON.stringify(await offerOf(product, 'iphone')).includes(rule.terms));
      const body = webDeclaration(await offerOf(product, 'iphone'), 'web_post');
      bought = (await ask('POST', '/buybacks', { as: 'visitor', body })).body;
      await product.settled();
    });
    const infos = (as: Asker) => plain(`/buybacks/${bought.id}/additional-infos?token=${bought.token}`, as);

    it('is in the offer, but for what concerns the client and the buyer', async () => {
      const { options } = await plain(`/products/${phone.id}/diagnostic`, 'visitor');
      const [post] = options.filter(({ circuit }: { circuit: string }) => circuit === 'web_post');
      const { circuit: _kind, customValues: _private, ...told } = rule;
      expect(post).toMatchObject(told);
      expect(JSON.stringify(options)).not.toContain('R-2041');
    });

    it('stays with the buyback for its customer, who prints the tracking sheet', async () => {
      const told = await infos('visitor');
      expect(told).toMatchObject({
        ...{ terms: rule.terms, highlightedInstruction: rule.highlightedInstruction },
        trackingSheetExpected: true,
      });
      expect(readIn(told, 'de-DE')).toMatchObject({
        ...{ terms: rule.terms, highlightedInstruction: 'Entnehmen Sie den Akku.' },
      });
      expect(readIn(told, 'nl-BE').terms).toBe(rule.termsTranslations['nl-BE']);
      expect(told).not.toHaveProperty('customValues');
    });

    it('shows its custom values to those who may read them', async () => {
      expect((await infos('root_management_unit_analyst')).customValues).toEqual(rule.customValues);
      expect(await infos('warehouse_operator')).not.toHaveProperty('customValues');
    });

    it('says nothing where there is none', async () => {
      const body = { ...declarationOf(await offerOf(product, 'iphone', 'store'), 'store_drop') };
      const { currentOrganization } = (
        await ask('POST', '/login', {
          body: { email: 'store_seller@demo.reprise.test', password: product.password },
          from: '10.4.0.2',
        })
      ).body.user;
      const path = `/store/${currentOrganization.id}/buybacks`;
      const { id } = (await ask('POST', path, { as: 'store_seller', body })).body;
      await product.settled();
      const told = await plain(`/buybacks/${id}/additional-infos`, 'store_seller');
      expect(told.trackingSheetExpected).toBe(false);
      for (const none of ['terms', 'highlightedInstruction']) expect(told).not.toHaveProperty(none);
    });
  });
});
