import { randomUUID } from 'node:crypto';
import { eventually } from '@reprise/kernel/testing';
import {
  aCustomer,
  anIdentity,
  declarationOf,
  offerOf,
  webDeclaration,
  type Offer,
} from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';

// Customer journey §7, call by call and exactly; customer journey §5, §8 and §9 for limits and errors of calls.
describe('the calls of the customer and store journey', () => {
  let product: Product;
  let ask: Product['ask'];
  let phone: Offer;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    phone = await offerOf(product, 'iphone');
  });
  afterAll(() => product.close());

  const declare = async (circuit: string, change: object = {}) =>
    (
      await ask('POST', '/buybacks', {
        as: 'visitor',
        body: { ...webDeclaration(phone, circuit), ...change },
      })
    ).body;
  const shown = (position: string | undefined) => ({ 'reprise-min-position': String(position) });
  const json = { accept: 'application/json' };

  describe('a visitor', () => {
    it('POST /webtoken-with-account-and-ord, form field url: token, ord, account', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { status, body } = await ask('POST', '/webtoken-with-account-and-ord', {
        headers,
        body: 'url=http%3A%2F%2Flocalhost%3A3000%2F',
      });
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['account', 'ord', 'token']);
      expect(body.account).toMatchObject({ id: product.accountId, currency: 'EUR', language: 'fr-FR' });
      expect(body.ord).toMatchObject({ type: 'root_management_unit', accountId: product.accountId });
    });

    it('gets another tenant for another host, and none for an unknown one', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const call = (url: string) =>
        ask('POST', '/webtoken-with-account-and-ord', { headers, body: `url=${url}` });
      expect((await call('http%3A%2F%2Fother.localhost')).body.account.name).toBe('Autre Enseigne');
      const unknown = await call('https%3A%2F%2Fnobody.example');
      expect([unknown.status, unknown.body.code]).toEqual([503, 'white-label-unavailable']);
    });

    it('accepts that call as a form and not as JSON', async () => {
      const { status, body } = await ask('POST', '/webtoken-with-account-and-ord', {
        body: { url: 'http://localhost' },
      });
      expect([status, body.code]).toEqual([415, 'unsupported-media-type']);
    });

    it('GET /white-label/config answers 200 with the five fields', async () => {
      const { status, body } = await ask('GET', '/white-label/config', { as: 'visitor' });
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual([
        ...[
          'axeptioId',
          'cookiesPolicy',
          'dropOffLocationsMapEnabled',
          'externalWebsiteLink',
          'tagManagerId',
        ],
      ]);
    });

    it('GET /buyback-settings: customer_identity_document_required and cart_min_value, plain JSON', async () => {
      const { status, body, headers } = await ask('GET', '/buyback-settings', { as: 'visitor' });
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('application/json');
      expect(body).toMatchObject({ customer_identity_document_required: true, cart_min_value: 0 });
    });

    it('GET /organizations/{id}/typesense: a token, which searches with typos', async () => {
      const { body: welcome } = await ask('POST', '/webtoken-with-account-and-ord', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'url=http%3A%2F%2Flocalhost',
      });
      const { status, body } = await ask('GET', `/organizations/${welcome.ord.id}/typesense`, {
        as: 'visitor',
      });
      expect([status, typeof body.token]).toEqual([200, 'string']);
      const path = `/search/collections/${body.collection}/documents/search?q=iphne&query_by=label`;
      const found = await eventually(async () => {
        const answer = await ask('GET', path, { headers: { 'x-typesense-api-key': body.token } });
        return answer.body.hits?.length > 0 && answer.body;
      });
      expect(found.hits[0].document.label).toContain('iPhone');
    });

    it('GET organizations/{id}/public: only public facts', async () => {
      const { body: tree } = await ask('GET', '/organizations/root', { as: 'admin', headers: json });
      const { status, body } = await ask('GET', `/organizations/${tree.id}/public`, { as: 'visitor' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: tree.id, commonName: 'Reprise Demo' });
      expect(body).not.toHaveProperty('siret');
    });
  });

  describe('a declaration on the web', () => {
    it('POST /buybacks: 201 with Location, number of 13 digits, price and the link’s token', async () => {
      const { status, body, headers } = await ask('POST', '/buybacks', {
        as: 'visitor',
        body: webDeclaration(phone, 'web_drop_label'),
      });
      expect(status).toBe(201);
      expect(headers['location']).toBe(`/api/buybacks/${body.id}`);
      expect(headers['reprise-position']).toBeTruthy();
      expect(body).toMatchObject({
        '@type': 'Buyback',
        status: 'bb_awaiting_inventory',
        price: 16_000,
        currency: 'EUR',
      });
      expect(body.identificationNumber).toMatch(/^\d{13}$/);
    });

    it('is visible through its link at once, without a position', async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        const { id, token } = await declare('web_drop_label');
        const { status } = await ask('HEAD', `/buybacks/${id}/shipping-label?token=${token}`);
        expect([200, 425]).toContain(status);
      }
    });

    it('HEAD /buybacks/{id}/shipping-label: 425 not ready, then 200; GET gives an A6 PDF', async () => {
      const { id, token } = await declare('web_post');
      const label = `/buybacks/${id}/shipping-label?token=${token}`;
      expect((await ask('HEAD', label, { as: 'visitor' })).status).toBe(425);
      const early = await ask('GET', label);
      expect([early.status, early.body.code]).toEqual([425, 'shipping-label-not-ready']);
      await eventually(async () => (await ask('HEAD', label, { as: 'visitor' })).status === 200);
      const pdf = await ask('GET', label);
      expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      expect(pdf.headers['content-disposition']).toContain('tracking-label-');
    });

    it('HEAD …/shipping-label is 404 if none is expected', async () => {
      const { id, token } = await declare('web_drop');
      const label = `/buybacks/${id}/shipping-label?token=${token}`;
      const head = await ask('HEAD', label, { as: 'visitor' });
      expect([head.status, head.text]).toEqual([404, '']);
      expect((await ask('GET', label)).body.code).toBe('shipping-label-not-expected');
    });

    it('GET …/instructions and …/additional-infos, by link', async () => {
      const { id, token } = await declare('web_drop_label');
      const instructions = await ask('GET', `/buybacks/${id}/instructions?token=${token}`, { as: 'visitor' });
      expect(instructions.body.instructions.map((each: { sequence: number }) => each.sequence)).toEqual([
        1, 2, 3, 4,
      ]);
      const infos = await ask('GET', `/buybacks/${id}/additional-infos?token=${token}`, { as: 'visitor' });
      expect(infos.body).toMatchObject({ labelExpected: true, paymentDelayDays: 5 });
    });

    it('stays shut for a wrong token, another buyback’s token and a visitor without one', async () => {
      const one = await declare('web_drop_label');
      const two = await declare('web_drop_label');
      const calls = [`?token=${two.token}`, '?token=0000000000000000', ''];
      for (const query of calls) {
        const { status } = await ask('GET', `/buybacks/${one.id}/instructions${query}`, { as: 'visitor' });
        expect([query, status]).toEqual([query, 404]);
      }
      expect((await ask('GET', `/buybacks/${one.id}/tracking?token=${two.token}`)).body.code).toBe(
        'not-found',
      );
    });

    it('tells its way to travel and its price in each language, whatever that of the declaration', async () => {
      for (const locale of ['fr-FR', 'en-GB']) {
        const { id, token } = await declare('web_drop_label', { locale });
        const tracked = await eventually(async () => {
          const found = await ask('GET', `/buybacks/${id}/tracking?token=${token}`);
          return found.status === 200 && found.body;
        });
        const { label, labelTranslations } = tracked.transport;
        expect([label, labelTranslations['en-GB']]).toEqual([
          'Dépôt en point relais',
          'Drop-off at a parcel shop',
        ]);
        expect(tracked.priceLines).toContainEqual(
          expect.objectContaining({
            label: 'Oui',
            labelTranslations: expect.objectContaining({ 'en-GB': 'Yes' }),
          }),
        );
      }
    });

    it('promises a price until a date, and gives no other before that, nor to a wrong token', async () => {
      const { id, token } = await declare('web_drop_label');
      const tracked = await ask('GET', `/buybacks/${id}/tracking?token=${token}`);
      expect(Date.parse(tracked.body.priceLock.until) - Date.parse(tracked.body.createdAt)).toBeGreaterThan(
        14 * 86_400_000,
      );
      const price = tracked.body.prices.declared;
      const path = `/buybacks/${id}/requote`;
      const early = [
        await ask('GET', `${path}?token=${token}`),
        await ask('POST', path, { body: { token, price } }),
      ];
      expect(early.map(({ status, body }) => [status, body.code])).toEqual(
        Array(2).fill([409, 'price-still-locked']),
      );
      const wrong = '0'.repeat(32);
      expect((await ask('GET', `${path}?token=${wrong}`)).status).toBe(404);
      expect((await ask('POST', path, { body: { token: wrong, price } })).status).toBe(404);
    });

    it('GET /buybacks/{id} and GET /buybacks/by-identification-number/{number}', async () => {
      const created = await ask('POST', '/buybacks', {
        as: 'visitor',
        body: webDeclaration(phone, 'web_drop_label'),
      });
      const headers = shown(created.headers['reprise-position']);
      const { id, identificationNumber } = created.body;
      const byId = await ask('GET', `/buybacks/${id}`, { as: 'admin', headers });
      expect(byId.body).toMatchObject({ '@id': `/api/buybacks/${id}`, identificationNumber });
      const byNumber = await ask('GET', `/buybacks/by-identification-number/${identificationNumber}`, {
        as: 'admin',
      });
      expect(byNumber.body.id).toBe(id);
      const unknown = await ask('GET', '/buybacks/by-identification-number/0000000000000', { as: 'admin' });
      expect([unknown.status, unknown.body.code]).toEqual([404, 'buyback-code-not-recognised']);
    });
  });

  describe('a refused declaration', () => {
    const refused = async (change: object, circuit = 'web_drop_label') => {
      const body = { ...webDeclaration(phone, circuit), ...change };
      const answer = await ask('POST', '/buybacks', { as: 'visitor', body });
      return [answer.status, answer.body.code];
    };
    const faults = async (customer: object) => {
      const body = { ...webDeclaration(phone, 'web_drop_label'), customer: { ...aCustomer, ...customer } };
      const answer = await ask('POST', '/buybacks', { as: 'visitor', body });
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid-request']);
      return answer.body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath);
    };

    it('reports which rule it breaks, with one code each (customer journey §8)', async () => {
      expect(await refused({ termsAccepted: false })).toEqual([422, 'terms-not-accepted']);
      expect(await refused({ answers: [] })).toEqual([422, 'answers-insufficient']);
      expect(await refused({ paymentModeId: randomUUID() })).toEqual([422, 'no-payment-mode']);
      expect(await refused({ shippingMethodId: randomUUID() })).toEqual([422, 'no-transport-mode']);
      expect(await refused({ warehouseId: randomUUID() })).toEqual([422, 'no-warehouse']);
      expect(await refused({ productId: randomUUID() })).toEqual([410, 'product-gone']);
      expect(await refused({ imei: undefined, forcedInvalidImei: false })).toEqual([422, 'imei-required']);
      expect(await refused({ forcedInvalidImei: false })).toEqual([422, 'imei-check-digit-wrong']);
      expect(await refused({ customer: { ...aCustomer, country: 'IT', zipCode: '00100' } })).toEqual([
        422,
        'country-not-eligible',
      ]);
    });

    it('an IMEI has 15 to 17 digits; a mismatch can be confirmed, a malformed one cannot', async () => {
      for (const imei of ['12345678901234', '12345678901234A', '1'.repeat(18)])
        expect(await refused({ imei, forcedInvalidImei: true })).toEqual([422, 'invalid-request']);
    });

    it('the customer form has the limits of customer journey §5', async () => {
      expect(await faults({ firstName: 'Z' })).toEqual(['customer.firstName']);
      expect(await faults({ lastName: 'M'.repeat(256) })).toEqual(['customer.lastName']);
      expect(await faults({ street: 'x' })).toEqual(['customer.street']);
      expect(await faults({ street: 'x'.repeat(126) })).toEqual(['customer.street']);
      expect(await faults({ city: 'x'.repeat(46) })).toEqual(['customer.city']);
      expect(await faults({ email: 'zoe@' })).toEqual(['customer.email']);
      expect(await faults({ phone: '12' })).toEqual(['customer.phone']);
      expect(await faults({ zipCode: '7500' })).toEqual(['customer.zipCode']);
      expect(await faults({ iban: 'FR7630006000011234567890188' })).toEqual(['customer.iban']);
      expect(await faults({ iban: undefined })).toEqual(['customer.iban']);
    });

    const changed = async (change: object) =>
      expect((await ask('PATCH', `/products/${phone.id}`, { as: 'admin', body: change })).status).toBe(200);

    it('a product worth zero, if the product does not allow it', async () => {
      const { buybackPrice } = (await ask('GET', `/products/${phone.id}`, { as: 'admin' })).body;
      await changed({ buybackPrice: { ...buybackPrice, grade_a: 0 }, buybackZeroNotAllowed: true });
      await eventually(async () => {
        expect(await refused({})).toEqual([422, 'product-worth-zero']);
        return true;
      });
      await changed({ buybackZeroNotAllowed: false });
      const body = webDeclaration(phone, 'web_drop_label');
      const zero = await eventually(async () => {
        const answer = await ask('POST', '/buybacks', { as: 'visitor', body });
        return answer.status === 201 && answer.body;
      });
      expect(zero.price).toBe(0);
      await changed({ buybackPrice });
      await eventually(async () => (await declare('web_drop_label')).price === 16_000);
    });

    it('a product that is no longer published', async () => {
      await changed({ status: 'draft' });
      await eventually(async () => {
        expect(await refused({})).toEqual([409, 'product-unpublished']);
        return true;
      });
      await changed({ status: 'published' });
      await eventually(async () => (await declare('web_drop_label')).status === 'bb_awaiting_inventory');
    });
  });

  describe('a repeat', () => {
    it('with the same Idempotency-Key gets the first reply again and creates nothing', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = webDeclaration(phone, 'web_drop_label');
      const first = await ask('POST', '/buybacks', { as: 'visitor', body, headers });
      const again = await ask('POST', '/buybacks', { as: 'visitor', body, headers });
      expect(again.body).toEqual(first.body);
      expect([again.status, again.headers['location']]).toEqual([201, first.headers['location']]);
      const other = await ask('POST', '/buybacks', {
        as: 'visitor',
        body: { ...body, locale: 'en-GB' },
        headers,
      });
      expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    });

    it('with the same commandId in the body gets the same buyback', async () => {
      const commandId = randomUUID();
      const one = await declare('web_drop_label', { commandId });
      const two = await declare('web_drop_label', { commandId });
      expect([two.id, two.identificationNumber]).toEqual([one.id, one.identificationNumber]);
    });
  });

  describe('the cart', () => {
    const line = (circuit = 'web_drop_label') => ({ inCartId: randomUUID(), ...cartFacts(circuit) });
    const cartFacts = (circuit: string) => {
      const { locale: _locale, ...facts } = declarationOf(phone, circuit);
      return facts;
    };
    const cart = (lines: object[]) => ({
      ...{ lines, customer: aCustomer, identification: anIdentity },
      termsAccepted: true,
    });

    it('POST /cart/{id}/validate with an empty body declares a buyback per line, once', async () => {
      const id = randomUUID();
      const saved = await ask('PUT', `/cart/${id}`, {
        as: 'visitor',
        body: cart([line(), line('web_post')]),
      });
      expect(saved.body).toMatchObject({ id, total: 32_000, missingToMinimum: 0 });
      const first = await ask('POST', `/cart/${id}/validate`, { as: 'visitor' });
      expect([first.status, first.body.buybacks.length]).toEqual([200, 2]);
      const again = await ask('POST', `/cart/${id}/validate`, { as: 'visitor', body: {} });
      expect(again.body).toEqual(first.body);
      const late = await ask('PUT', `/cart/${id}`, { as: 'visitor', body: cart([line()]) });
      expect([late.status, late.body.code]).toEqual([409, 'cart-already-validated']);
    });

    it('accepts 200 lines and no more; an unsaved cart does not exist', async () => {
      const many = (count: number) => cart(Array.from({ length: count }, () => line()));
      const full = await ask('PUT', `/cart/${randomUUID()}`, { as: 'visitor', body: many(200) });
      expect([full.status, full.body.total]).toEqual([200, 200 * 16_000]);
      const over = await ask('PUT', `/cart/${randomUUID()}`, { as: 'visitor', body: many(201) });
      expect([over.status, over.body.code]).toEqual([422, 'invalid-request']);
      const none = await ask('POST', `/cart/${randomUUID()}/validate`, { as: 'visitor' });
      expect([none.status, none.body.code]).toEqual([404, 'not-found']);
    });

    it('belongs to its owner only', async () => {
      const id = randomUUID();
      await ask('PUT', `/cart/${id}`, { as: 'visitor', body: cart([line()]) });
      for (const as of ['store_seller', 'other:visitor'] as const)
        expect((await ask('POST', `/cart/${id}/validate`, { as })).status).toBe(404);
    });

    it('below the minimum value is refused, and declares nothing', async () => {
      const { body: detail } = await ask('GET', `/accounts/${product.accountId}/organization-root-detail`, {
        as: 'admin',
      });
      const set = (cartMinValue: number) =>
        ask('PATCH', `/organization-root-details/${detail.id}`, { as: 'admin', body: { cartMinValue } });
      const id = randomUUID();
      const save = () => ask('PUT', `/cart/${id}`, { as: 'visitor', body: cart([line()]) });
      expect((await set(20_000)).status).toBe(200);
      expect((await ask('GET', '/buyback-settings', { as: 'visitor' })).body.cart_min_value).toBe(20_000);
      await eventually(async () => (await save()).body.missingToMinimum === 4_000);
      const refused = await ask('POST', `/cart/${id}/validate`, { as: 'visitor' });
      expect([refused.status, refused.body.code]).toEqual([422, 'cart-minimum-not-reached']);
      expect((await set(0)).status).toBe(200);
      await eventually(async () => (await save()).body.missingToMinimum === 0);
    });
  });

  describe('a store', () => {
    let storeId: string;
    let inStore: Offer;
    beforeAll(async () => {
      const { body } = await ask('POST', '/login', {
        body: { email: 'store_seller@demo.reprise.test', password: 'Reprise2026' },
        from: '10.1.0.1',
      });
      storeId = body.user.currentOrganization.id;
      inStore = await offerOf(product, 'iphone', 'store');
    });
    const create = () =>
      ask('POST', `/store/${storeId}/buybacks`, {
        as: 'store_seller',
        body: declarationOf(inStore, 'store_drop'),
      });
    const signed = { customer: aCustomer, identification: anIdentity, handOverSigned: true };
    const finalize = (id: string, body: object = signed, headers = {}) =>
      ask('POST', `/store/${storeId}/buybacks/${id}/finalize`, { as: 'store_seller', body, headers });

    it('POST /store/{storeId}/buybacks, then …/finalize; the transfer order exists afterwards', async () => {
      const created = await create();
      expect([created.status, created.body.status]).toEqual([201, 'bb_awaiting_store_drop']);
      const order = `/buybacks/${created.body.id}/transfer-order`;
      await product.settled();
      expect((await ask('GET', order, { as: 'store_seller' })).body.code).toBe('hand-over-not-signed');
      const done = await finalize(created.body.id);
      expect([done.status, done.body.status]).toEqual([200, 'bb_awaiting_inventory']);
      const pdf = await ask('GET', order, { as: 'store_seller' });
      expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect((await finalize(created.body.id)).body.code).toBe('buyback-already-finalised');
    });

    it('cannot finalise a new buyback before the list shows it, nor without signature or identity', async () => {
      const { body, headers } = await create();
      const seen = shown(headers['reprise-position']);
      await ask('GET', `/buybacks/${body.id}`, { as: 'store_seller', headers: seen });
      const { identification: _none, ...anonymous } = signed;
      const unidentified = await finalize(body.id, anonymous);
      expect([unidentified.status, unidentified.body.code]).toEqual([422, 'identity-document-required']);
      const unsigned = await finalize(body.id, { ...signed, handOverSigned: false });
      expect([unsigned.status, unsigned.body.code]).toEqual([422, 'signature-required']);
      const numberless = { ...signed, identification: { ...anIdentity, number: '!!' } };
      const faulty = await finalize(body.id, numberless);
      expect([faulty.status, faulty.body.violations[0].propertyPath]).toEqual([422, 'identification.number']);
    });

    it('belongs to the seller’s store only', async () => {
      const { status, body } = await ask('POST', `/store/${randomUUID()}/buybacks`, {
        as: 'store_seller',
        body: declarationOf(inStore, 'store_drop'),
      });
      expect([status, body.code]).toEqual([403, 'store-not-allowed']);
    });

    it('finalises a web buyback that was to be brought in', async () => {
      const { id, identificationNumber } = await declare('web_drop');
      await product.settled();
      await ask('GET', `/buybacks/by-identification-number/${identificationNumber}`, { as: 'store_seller' });
      const { imei } = declarationOf(inStore, 'store_drop');
      expect((await finalize(id, { ...signed, imei })).body.status).toBe('bb_awaiting_inventory');
    });
  });

  describe('cancelling', () => {
    const cancel = (id: string, body: object, as: 'admin' | 'management_unit_manager' = 'admin') =>
      ask('POST', `/buybacks/${id}/cancel`, { as, body });

    it('POST /buybacks/{id}/cancel with a reason cancels buyback, item and payment', async () => {
      const { id } = await declare('web_drop_label');
      await product.settled();
      const done = await cancel(id, { reason: 'customer_retractation' });
      expect([done.status, done.body.status]).toEqual([200, 'bb_cancelled']);
      await product.settled();
      const { body } = await ask('GET', `/buybacks/${id}`, { as: 'admin' });
      expect([body.itemStatus, body.payment.status]).toEqual(['item_cancelled', 'payment_cancelled']);
      expect((await cancel(id, { reason: 'customer_retractation' })).status).toBe(409);
    });

    it('the reason "other" requires a comment, of 255 characters at most', async () => {
      const { id } = await declare('web_drop_label');
      await product.settled();
      const { status, body } = await cancel(id, { reason: 'other' });
      expect([status, body.code]).toEqual([422, 'cancel-comment-required']);
      const long = await cancel(id, { reason: 'other', comment: 'x'.repeat(256) });
      expect([long.status, long.body.code]).toEqual([422, 'invalid-request']);
      const blank = await cancel(id, { reason: 'other', comment: '   ' });
      expect([blank.status, blank.body.code]).toEqual([422, 'invalid-request']);
      expect((await cancel(id, { reason: 'other', comment: 'Changed his mind' })).body.status).toBe(
        'bb_cancelled',
      );
    });

    it('force requires permission, and a failure before', async () => {
      const { id } = await declare('web_drop_label');
      await product.settled();
      const forced = { reason: 'technical_problem', force: true };
      expect((await cancel(id, forced, 'management_unit_manager')).body.code).toBe('forbidden');
      const early = await cancel(id, forced);
      expect([early.status, early.body.code]).toEqual([409, 'force-not-needed']);
    });
  });

  describe('sessions', () => {
    const login = (body: object) => ask('POST', '/login', { body, from: '10.2.0.1' });
    const email = 'admin@demo.reprise.test';

    it('POST api/login: the user with modules and frontPermissions', async () => {
      const { status, body } = await login({ email, password: 'Reprise2026' });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ email, types: ['admin'], modules: { no_module: 'admin' } });
      expect(body.user.frontPermissions.no_module).toContain('client.list');
      expect(body.user.currentOrganization.account.id).toBe(product.accountId);
      expect(body.user.apiToken).toBeTruthy();
    });

    it('refuses a wrong password and an unknown e-mail alike; requires both, or a single sign-on', async () => {
      for (const body of [
        { email, password: 'wrong' },
        { email: 'x@y.zz', password: 'Reprise2026' },
      ]) {
        const answer = await login(body);
        expect([answer.status, answer.body.code]).toEqual([401, 'credentials-incorrect']);
      }
      expect((await login({ email })).body.code).toBe('invalid-request');
      const sso = await login({ organizationId: randomUUID(), openidSessionId: 'x' });
      expect(['sso-configuration-error', 'sso-callback-failed']).toContain(sso.body.code);
    });

    it('GET /open-id/authorization-url?domain=: an unknown domain has no organisation', async () => {
      const { status, body } = await ask('GET', '/open-id/authorization-url?domain=nobody.example');
      expect([status, body.code]).toEqual([404, 'sso-organisation-unknown']);
      expect((await ask('GET', '/open-id/authorization-url')).status).toBe(400);
    });

    it('POST /password/renew answers the same for everyone; GET and POST /password/new/{token}', async () => {
      for (const address of [email, 'nobody@nowhere.example']) {
        const { status, text } = await ask('POST', '/password/renew', {
          body: { email: address },
          from: '10.2.0.2',
        });
        expect([status, text]).toEqual([204, '']);
      }
      const dead = `/password/new/${'x'.repeat(40)}`;
      // Mail programs cut links.
      for (const link of [dead, '/password/new/badtoken', '/password/new/x']) {
        const { status, body } = await ask('GET', link);
        expect([link, status, body.code]).toEqual([link, 410, 'password-link-expired']);
      }
      const set = await ask('POST', dead, { body: { password: 'Abcdef12' } });
      expect([set.status, set.body.code]).toEqual([410, 'password-link-expired']);
      for (const password of ['Abcde12', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh']) {
        const weak = await ask('POST', dead, { body: { password } });
        expect([weak.status, weak.body.code]).toEqual([422, 'invalid-request']);
      }
    });

    it('GET /users/{id}/permissions and /users/{id}/current-organization', async () => {
      const { body } = await login({ email, password: 'Reprise2026' });
      const permissions = await ask('GET', `/users/${body.user.id}/permissions`, { as: 'admin' });
      expect(permissions.body).toEqual(body.user.frontPermissions);
      const organisation = await ask('GET', `/users/${body.user.id}/current-organization`, { as: 'admin' });
      expect(Object.keys(organisation.body).sort()).toEqual(['account', 'commonName', 'id', 'moduleType']);
    });
  });

  it('GET /dashboard-data?fileNameFormats[]=: last week’s figures', async () => {
    const { status, body } = await ask('GET', '/dashboard-data?fileNameFormats[]=tracking-label', {
      as: 'admin',
    });
    expect(status).toBe(200);
    expect(new Date(body.week.from).getUTCDay()).toBe(1);
    expect(body).toMatchObject({ currency: 'EUR', figures: { declared: expect.any(Number) } });
  });
});
