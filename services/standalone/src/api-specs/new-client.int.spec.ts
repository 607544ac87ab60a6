import { KeptMailer } from '@reprise/gateways';
import { systemClock } from '@reprise/kernel/base';
import { eventually } from '@reprise/kernel/testing';
import type { TermsVersion } from '@reprise/contracts/identity';
import { aCustomer } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

type Who = Asker | { readonly token: string };
type Named = { readonly id: string; readonly name: string };

// domain §7 "A client is created completely or not at all", and works at once.
describe('a new client', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
  });
  afterAll(() => product.close());

  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, who: Who, body?: unknown) => {
    const asks = typeof who === 'string' ? { as: who } : {};
    const bearer: Record<string, string> =
      typeof who === 'string' ? {} : { authorization: `Bearer ${who.token}` };
    return product.ask(method, path, { ...asks, body, headers: { accept: 'application/json', ...bearer } });
  };
  const get = async (path: string, who: Who) => (await call('GET', path, who)).body;
  async function made(path: string, who: Who, body: unknown): Promise<{ id: string }> {
    const answer = await call('POST', path, who, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 201, undefined]);
    return answer.body;
  }
  const texts = async (accountId: string) =>
    (await get(`/accounts/${accountId}/transfer-order-settings`, 'admin')).text;

  it('has root, circuits, ways to hand over, settings and texts in its language, as soon as it is there', async () => {
    const greetings = {
      'fr-FR': ['Dépôt en magasin', 'Je soussigné'],
      'en-GB': ['Drop-off in store', 'I, the undersigned'],
      'nl-BE': ['Afgifte in de winkel', 'Ondergetekende'],
      'de-DE': ['Abgabe im Geschäft', 'Hiermit erkläre ich'],
    };
    for (const [language, [label, order]] of Object.entries(greetings)) {
      const { id } = await made('/accounts', 'admin', {
        name: `Client ${language}`,
        language,
        companyCountry: 'BE',
      });
      const root = await get(`/organizations/root?accountId=${id}`, 'admin');
      expect(root).toMatchObject({ accountId: id, commonName: `Client ${language}`, country: 'BE' });
      expect(await get(`/circuits?accountId=${id}`, 'admin')).toHaveLength(7);
      const methods = await get(`/shipping-methods?accountId=${id}&circuit=web_drop`, 'admin');
      expect(methods).toMatchObject([{ accountId: id, label }]);
      expect(await texts(id)).toContain(order);
      expect(
        (await get(`/accounts/${id}/organization-root-detail`, 'admin')).noSearchResultDescription,
      ).not.toBe('');
      expect((await call('GET', `/accounts/${id}/white-label-configuration`, 'admin')).status).toBe(200);
    }
  });

  it('is not there at all when it is refused', async () => {
    const roots = async () =>
      (await get('/audit-entries?resource=organizations&action=create', 'admin')).length;
    const [before, accounts] = [await roots(), (await get('/accounts', 'admin')).length];
    const taken = { name: 'Doublon', whiteLabelUrl: 'http://other.localhost' };
    const refused = await call('POST', '/accounts', 'admin', taken);
    expect([refused.status, refused.body.code]).toEqual([409, 'site-address-already-used']);
    for (const wrong of [{}, { name: 'x' }, { name: 'Bon', language: 'xx' }])
      expect((await call('POST', '/accounts', 'admin', wrong)).status).toBe(422);
    for (const who of ['root_management_unit_manager', 'buyer_manager', 'visitor'] as const)
      expect((await call('POST', '/accounts', who, { name: 'Pirate' })).status).toBe(403);
    expect((await get('/accounts', 'admin')).length).toBe(accounts);
    const orphans = product.platform.documents.collection<{ _id: string }>({ name: 'organizations' });
    expect(await orphans.count({ commonName: { $in: ['Doublon', 'Pirate'] } })).toBe(0);
    expect(await roots()).toBe(before);
  });

  it('is made once, however often the same command comes', async () => {
    const key = {
      as: 'admin',
      body: { name: 'Une Fois' },
      headers: { 'idempotency-key': 'one-client' },
    } as const;
    const [one, two] = [
      await product.ask('POST', '/accounts', key),
      await product.ask('POST', '/accounts', key),
    ];
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
    const { body } = await call('GET', `/organizations?accountId=${one.body.id}`, 'admin');
    expect(body).toHaveLength(1);
  });

  describe('from its first day to its first buyback', () => {
    const host = 'http://neu.localhost';
    const email = 'chef@neu.example';
    let accountId: string;
    let at: string;
    let places: Record<'root' | 'buyer' | 'warehouse', string>;
    let chief: { token: string };

    it('an operator makes it and its organisations, and a warehouse has its stocks', async () => {
      ({ id: accountId } = await made('/accounts', 'admin', {
        name: 'Neu',
        whiteLabelUrl: host,
        language: 'de-DE',
      }));
      at = `?accountId=${accountId}`;
      const { id: root } = await get(`/organizations/root${at}`, 'admin');
      const node = async (
        type: string,
        commonName: string,
        parentOrganizationId: string,
        more: object = {},
      ) =>
        (await made(`/organizations${at}`, 'admin', { type, commonName, parentOrganizationId, ...more })).id;
      const address = { street: 'Am Kai 1', zipCode: '20457', city: 'Hamburg', country: 'DE' };
      const unit = await node('management_unit', 'Nord', root);
      await node('store', 'Hamburg', unit);
      places = {
        root,
        buyer: await node('buyer', 'Ankauf', root),
        warehouse: await node('warehouse', 'Halle', root, address),
      };
      const stocks: Named[] = await get(`/stocks${at}`, 'admin');
      expect(stocks.map(({ name }) => name).sort()).toEqual([
        'Aufbereitung abgeschlossen',
        'Aufzubereiten',
        'In Quarantäne',
        'Kundenrückgabe',
        'Wartet auf Prüfung',
      ]);
      const second = { type: 'root_management_unit', commonName: 'Zweite' };
      expect((await call('POST', `/organizations${at}`, 'admin', second)).status).toBe(409);
    });

    it('nobody else reaches it', async () => {
      for (const who of [
        'root_management_unit_manager',
        'other:root_management_unit_manager',
        'store_seller',
      ] as const) {
        expect((await call('GET', `/organizations/${places.root}`, who)).status).toBeGreaterThanOrEqual(403);
        expect(JSON.stringify(await get(`/organizations/tree${at}`, who))).not.toContain('Hamburg');
        expect((await call('GET', `/accounts/${accountId}/organization-root-detail`, who)).status).toBe(404);
      }
    });

    it('its general settings are patched by their id', async () => {
      const detail = await get(`/accounts/${accountId}/organization-root-detail`, 'admin');
      const patch = {
        enabledPremiumFeatures: ['multi_product_cart'],
        customerIdentityDocumentRequired: false,
      };
      const { status, body } = await call('PATCH', `/organization-root-details/${detail.id}`, 'admin', patch);
      expect([status, body.accountId, body.enabledPremiumFeatures]).toEqual([
        200,
        accountId,
        ['multi_product_cart'],
      ]);
    });

    const publish = async (texts: object) => {
      const { id } = await get(`/accounts/${accountId}/organization-root-detail`, 'admin');
      expect((await call('PATCH', `/organization-root-details/${id}`, 'admin', texts)).status).toBe(200);
    };

    it('the operator invites the first administrator, who reads the terms and sets a password by the mail', async () => {
      await made(`/users${at}`, 'admin', {
        ...{ email, firstname: 'Erika', lastname: 'Muster', rootOrganizationId: places.root },
        modules: { root: 'root_management_unit_manager' },
      });
      const { dataDir } = product;
      const kept = new KeptMailer({ dataDir, now: () => systemClock.now() });
      const token = await eventually(async () => {
        const [mail] = (await kept.newest(100)).filter(({ to }) => to === email);
        const text = mail && (await kept.read(mail.accountId, mail.id))?.text;
        return text && /new\/password\?token=([\w-]+)/.exec(text)?.[1];
      });
      const linked = async () => (await get(`/password/new/${token}`, 'nobody')).terms;
      expect(await linked()).toEqual([]);
      await publish({ serviceTerms: 'Bedingungen' });
      expect(await linked()).toEqual([
        {
          text: 'cgs',
          version: expect.any(String),
          url: expect.stringMatching(/^http:\/\/neu\.localhost(:\d+)?\/cgs$/),
        },
      ]);
      await publish({ eula: 'Nutzungsbedingungen' });
      expect((await linked()).map(({ text }: { text: string }) => text)).toEqual(['cgu', 'cgs']);
      const password = 'Willkommen1';
      const set = (more: object) => call('POST', `/password/new/${token}`, 'nobody', { password, ...more });
      const unread = await set({});
      expect([unread.status, unread.body.code]).toEqual([422, 'password-terms-not-accepted']);
      const acceptedTerms = (await linked()).map(({ text, version }: TermsVersion) => ({ text, version }));
      await publish({ eula: 'Neue Nutzungsbedingungen' });
      const outdated = await set({ acceptedTerms });
      expect([outdated.status, outdated.body.code]).toEqual([409, 'password-terms-changed']);
      await publish({ eula: 'Nutzungsbedingungen' });
      expect((await set({ acceptedTerms })).status).toBe(204);
      const { body } = await call('POST', '/login', 'nobody', { email, password });
      expect(body.user.currentOrganization).toMatchObject({ id: places.root, account: { id: accountId } });
      chief = { token: body.token };
    });

    it('the operator switches to it', async () => {
      const { status, body } = await call('POST', '/session/organisation', 'super_admin', {
        organisationId: places.root,
      });
      expect([status, body.user.currentOrganization.account.name]).toEqual([200, 'Neu']);
      const users = await get('/users', { token: body.token });
      expect(users.map((user: { email: string }) => user.email)).toEqual([email]);
    });

    it('the administrator fills the catalogue, and the web site buys', async () => {
      const { id: mode } = await made('/payment-modes', chief, {
        ...{
          label: 'Überweisung',
          description: 'In fünf Tagen.',
          type: 'bank_transfer',
          provider: 'sepa_transfer',
        },
      });
      const [post] = await get('/circuits?name=web_post', chief);
      const patch = { active: true, paymentModeIds: [mode], eligibleCountries: ['FR', 'DE'] };
      expect((await call('PATCH', `/circuits/${post.id}`, chief, patch)).status).toBe(200);
      const category = { parentId: null, circuits: ['web_post'], referringWarehouseIds: [places.warehouse] };
      const { id: categoryId } = await made('/categories', chief, {
        ...{ ...category, name: 'Telefone', identifier: 'telefone', defaultWeight: 200 },
      });
      const answers = [
        { name: 'Ja', effect: {} },
        { name: 'Nein', effect: { capState: 'grade_c' } },
      ];
      await made('/questions', chief, { categoryId, title: 'Geht es an?', answers });
      const prices = { grade_a: 20_000, grade_b: 15_000, grade_c: 9_000, grade_d: 5_000, grade_e: 1_000 };
      const { id: productId } = await made('/products', chief, {
        ...{
          label: 'Fairphone 5',
          brand: 'Fairphone',
          categoryId,
          status: 'published',
          buybackPrice: prices,
        },
      });
      const welcome = await product.ask('POST', '/webtoken-with-account-and-ord', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `url=${encodeURIComponent(`${host}/`)}`,
      });
      expect(welcome.body.account).toMatchObject({ id: accountId, name: 'Neu', language: 'de-DE' });
      const visitor = { token: welcome.body.token };
      const view = await get(`/products/${productId}/diagnostic?channel=web`, visitor);
      const [option] = view.options;
      const buyback = await made('/buybacks', visitor, {
        ...{ productId, circuit: 'web_post', shippingMethodId: option.id, paymentModeId: mode },
        answers: view.questions.map((question: { id: string; answers: Named[] }) => ({
          questionId: question.id,
          answerId: question.answers[0]?.id,
        })),
        ...{ customer: aCustomer, termsAccepted: true, locale: 'de-DE' },
      });
      const row = await eventually(async () => {
        const { status, body } = await call('GET', `/buybacks/${buyback.id}`, chief);
        return status === 200 && body;
      });
      expect(row).toMatchObject({ status: 'bb_awaiting_inventory', prices: { declared: 20_000 } });
      expect((await call('GET', `/buybacks/${buyback.id}`, 'root_management_unit_manager')).status).toBe(404);
      expect((await call('GET', `/buybacks/${buyback.id}${at}`, 'admin')).status).toBe(200);
    });
  });
});
