import { replayProjection } from '@reprise/worker';
import { eventually } from '@reprise/kernel/testing';
import { aCustomer, offerOf, webDeclaration, type Offer } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

describe('people and pictures', () => {
  let product: Product;
  let ask: Product['ask'];
  let phone: Offer;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    phone = await offerOf(product, 'iphone');
  });
  afterAll(() => product.close());

  const declare = async (circuit = 'web_post', change: object = {}) => {
    const body = { ...webDeclaration(phone, circuit), ...change };
    const created = await ask('POST', '/buybacks', { as: 'visitor', body });
    await product.settled();
    return created.body as { id: string; token: string; identificationNumber: string };
  };
  const customerOf = (id: string) => ask('GET', `/buybacks/${id}/customer`, { as: 'admin' });

  describe('an erased customer', () => {
    let id: string;
    let token: string;
    beforeAll(async () => {
      ({ id, token } = await declare());
      await eventually(
        async () => (await ask('HEAD', `/buybacks/${id}/shipping-label?token=${token}`)).status === 200,
      );
    });

    it('is erased by those allowed to, and in no other tenant', async () => {
      const path = `/buybacks/${id}/customer/erase`;
      expect((await customerOf(id)).body).toMatchObject({
        erased: false,
        contact: { firstName: 'Zoé' },
        ibanEnding: '0189',
      });
      for (const as of ['store_manager', 'buyer_manager', 'management_unit_manager'] as const)
        expect((await ask('POST', path, { as, body: {} })).status).toBe(403);
      expect((await ask('POST', path, { as: 'other:admin', body: {} })).status).toBe(404);
      const done = await ask('POST', path, { as: 'root_management_unit_manager', body: {} });
      expect([done.status, done.body]).toEqual([200, { erased: true, accounting: 'retained' }]);
      const again = await ask('POST', path, { as: 'admin', body: {} });
      expect(again.body).toEqual({ erased: true, accounting: 'retained' });
    });

    it('is shown as erased in every view', async () => {
      expect((await customerOf(id)).body).toEqual({ erased: true, contact: {} });
      const views = [
        ...[
          `/buybacks/${id}`,
          `/buybacks/${id}/timeline`,
          `/items/${id}`,
          '/buybacks',
          '/payments',
          '/transports',
        ],
        ...[`/buybacks/${id}/tracking?token=${token}`, `/buybacks/${id}/instructions?token=${token}`],
      ];
      for (const view of views) {
        const { status, text } = await ask('GET', view, { as: 'admin' });
        expect([view, status]).toEqual([view, 200]);
        for (const word of [aCustomer.email, aCustomer.lastName, aCustomer.street, aCustomer.iban])
          expect([view, text.includes(word)]).toEqual([view, false]);
      }
      // The label contained name and address.
      expect((await ask('GET', `/buybacks/${id}/shipping-label?token=${token}`)).status).toBe(404);
    });

    it('stays erased after a replay, and the log never contained more than an id', async () => {
      const row = async () => {
        const { body } = await ask('GET', `/buybacks/${id}`, { as: 'admin' });
        return [body.identificationNumber, body.customerId, body.prices, body.answers];
      };
      const before = await row();
      const { log, readDocuments } = product.engines;
      await replayProjection('buyback_list', { log, documents: readDocuments, say: () => undefined });
      await product.settled();
      expect(await row()).toEqual(before);
      expect((await customerOf(id)).body).toEqual({ erased: true, contact: {} });
      const all = JSON.stringify(await log.readAll('', 100_000));
      for (const word of [aCustomer.email, aCustomer.lastName, aCustomer.iban, aCustomer.phone])
        expect([word, all.includes(word)]).toEqual([word, false]);
    });

    it('keeps the accounting until its retention date', async () => {
      const events = await product.platform.log.readStream(`buyback-${id}`);
      const { customerId } = events[0]?.data as { customerId: string };
      const owner = { accountId: product.accountId };
      expect(await product.platform.customers.read(owner, customerId, 'accounting')).toMatchObject({
        state: 'known',
      });
      expect(await product.platform.customers.eraseAccounting(owner, customerId, '2100-01-01')).toBe(
        'erased',
      );
    });

    it('is erased from every buyback of the same cart', async () => {
      const cart = '0197a0e0-0000-7000-8000-0000000000aa';
      const {
        locale: _locale,
        customer,
        identification,
        termsAccepted,
        ...line
      } = webDeclaration(phone, 'web_drop');
      const lines = ['1', '2'].map((n) => ({ ...line, inCartId: `0197a0e0-0000-7000-8000-00000000000${n}` }));
      await ask('PUT', `/cart/${cart}`, {
        as: 'visitor',
        body: { lines, customer, identification, termsAccepted },
      });
      const { body } = await ask('POST', `/cart/${cart}/validate`, { as: 'visitor' });
      await product.settled();
      const [one, two] = body.buybacks as { id: string }[];
      await ask('POST', `/buybacks/${one?.id}/customer/erase`, { as: 'admin', body: {} });
      expect((await customerOf(two?.id ?? '')).body).toEqual({ erased: true, contact: {} });
      expect((await ask('POST', `/cart/${cart}/validate`, { as: 'visitor' })).status).toBe(404);
    });
  });

  describe('photos of the found state', () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const upload = (id: string) =>
      ask('POST', `/items/${id}/photos`, { as: 'warehouse_operator', body: { base64: png } });
    const test = async (id: string, photoKeys: readonly string[]) => {
      const { body } = await ask('GET', `/items/${id}/questions`, { as: 'warehouse_operator' });
      const answers = (body.questions as Offer['questions']).map((question, index) => ({
        questionId: question.id,
        answerId: question.answers[index === 1 ? 2 : 0]?.id,
      }));
      return ask('POST', `/items/${id}/control`, { as: 'warehouse_operator', body: { answers, photoKeys } });
    };
    let buyback: { id: string; token: string };
    let addresses: string[];
    beforeAll(async () => {
      buyback = await declare();
      await ask('POST', `/items/${buyback.id}/check-in`, { as: 'warehouse_operator', body: {} });
      const { body } = await upload(buyback.id);
      expect((await test(buyback.id, [body.key])).status).toBe(200);
      await product.settled();
      addresses = (await ask('GET', `/buybacks/${buyback.id}/tracking?token=${buyback.token}`)).body.photos;
    });

    it('have addresses in the customer’s view and in the buyback’s row, which load as they stand', async () => {
      const { body } = await ask('GET', `/buybacks/${buyback.id}`, { as: 'admin' });
      expect(body.photos).toEqual(addresses);
      const [address = ''] = addresses;
      const { status, headers } = await ask('GET', address.replace('/api', ''), {
        headers: { accept: 'image/*,*/*;q=0.8' },
      });
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    });

    it('open with the customer’s link and with a session in scope, and for nobody else', async () => {
      const path = (addresses[0] ?? '').replace('/api', '').replace(/\?.*/, '');
      expect((await ask('GET', `${path}?token=${buyback.token}`)).status).toBe(200);
      expect((await ask('GET', path, { as: 'warehouse_operator' })).status).toBe(200);
      expect((await ask('GET', path, { as: 'other:admin' })).status).toBe(404);
      expect((await ask('GET', path)).status).toBe(401);
      expect((await ask('GET', `${path}?token=${'0'.repeat(32)}`)).status).toBe(404);
    });

    it('open beside the item’s tests for who sees what is in stock, as the pictures that they are', async () => {
      const name = /[^/?]+(?=\?|$)/.exec(addresses[0] ?? '')?.[0];
      const unused = String((await upload(buyback.id)).body.key).replace(/.*\//, '');
      const other = await declare();
      const path = (id: string, photo = name) => `/items/${id}/photos/${photo}`;
      const seen = await ask('GET', path(buyback.id), { as: 'warehouse_operator' });
      expect([seen.status, seen.headers]).toMatchObject([
        200,
        { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
      ]);
      const status = async (asked: string, as: Asker) => (await ask('GET', asked, { as })).status;
      for (const as of ['other:warehouse_manager', 'other:admin'] as const)
        expect(await status(path(buyback.id), as)).toBe(404);
      expect(await status(path(buyback.id), 'store_seller')).toBe(403);
      expect(await status(path(buyback.id), 'nobody')).toBe(401);
      // Neither beside another item nor before a test lists it, nor anything that is no photo of it.
      for (const asked of [
        path(other.id),
        path(buyback.id, unused),
        path(buyback.id, `${'0'.repeat(36)}.png`),
      ])
        expect(await status(asked, 'warehouse_operator')).toBe(404);
      for (const odd of ['..%2f..%2fsecret.png', 'a.svg', '%00.png'])
        expect([404, 422]).toContain(await status(path(buyback.id, odd), 'warehouse_operator'));
    });

    it('prove nothing else: their token answers no proposal', async () => {
      const token = new URL(addresses[0] ?? '', 'http://x').searchParams.get('token');
      const { status } = await ask('POST', `/buybacks/${buyback.id}/proposal/accept`, { body: { token } });
      expect(status).toBe(404);
    });

    it('of another item cannot be used in a test', async () => {
      const other = await declare();
      await ask('POST', `/items/${other.id}/check-in`, { as: 'warehouse_operator', body: {} });
      const { body } = await upload(buyback.id);
      for (const key of [body.key, 'labels/x.pdf', `photos/${buyback.id}/../../x`]) {
        const refused = await test(other.id, [key]);
        expect([refused.status, refused.body.violations[0].propertyPath]).toEqual([422, 'photoKeys[0]']);
      }
    });
  });

  describe('a picture of the catalogue', () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    /** As a browser's form sends it. */
    async function send(bytes: Buffer, as: 'admin' | 'store_seller' = 'admin', files = 1) {
      const head =
        '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
      const parts = Array.from({ length: files }, () => [Buffer.from(head), bytes, Buffer.from('\r\n')]);
      const payload = Buffer.concat([...parts.flat(), Buffer.from('--edge--\r\n')]);
      const headers = {
        ...{ accept: 'application/json', 'content-type': 'multipart/form-data; boundary=edge' },
        authorization: `Bearer ${await product.tokenOf(as)}`,
      };
      return product.app.inject({ method: 'POST', url: '/api/pictures', headers, payload });
    }

    it('has an address that anybody may read for ever, and that follows from its content', async () => {
      const [first, again] = [await send(png), await send(png)];
      expect([first.statusCode, first.body]).toEqual([201, again.body]);
      const { url } = JSON.parse(first.body);
      const { status, headers } = await ask('GET', url.replace('/api', ''), {
        headers: { accept: 'image/*' },
      });
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        ...[200, 'image/png', 'public, max-age=31536000, immutable'],
      ]);
    });

    it('is one file: of two, neither is taken for the one that was meant', async () => {
      const both = await send(png, 'admin', 2);
      expect(both.statusCode).toBe(422);
      expect(JSON.parse(both.body).violations).toMatchObject([{ propertyPath: 'file', code: 'one-file' }]);
    });

    it('is judged by its content and size, and sent only by who keeps the catalogue', async () => {
      const text = await send(Buffer.from('<svg onload="alert(1)"/>'));
      expect(JSON.parse(text.body).code).toBe('file-type-not-allowed');
      const large = await send(Buffer.concat([png, Buffer.alloc(250 * 1024)]));
      expect([large.statusCode, JSON.parse(large.body).code]).toEqual([413, 'file-too-large']);
      expect((await send(png, 'store_seller')).statusCode).toBe(403);
      expect((await ask('GET', `/pictures/${'0'.repeat(64)}.png`)).status).toBe(404);
    });
  });

  it('a refused declaration stores nobody, and a refused hand-over changes nobody', async () => {
    const customers = product.engines.documents.collection({ name: 'customers' });
    const before = await customers.count({});
    const refused = { ...webDeclaration(phone, 'web_post'), termsAccepted: false };
    expect((await ask('POST', '/buybacks', { as: 'visitor', body: refused })).status).toBe(422);
    expect(await customers.count({})).toBe(before);
  });
});
