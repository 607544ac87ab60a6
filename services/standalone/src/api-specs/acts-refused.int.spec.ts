import { appointmentRange } from '@reprise/contracts/rules';
import { eventually } from '@reprise/kernel/testing';
import { randomUUID } from 'node:crypto';
import {
  aCustomer,
  anIdentity,
  answersOf,
  declarationOf,
  offerOf,
  webDeclaration,
  type Offer,
} from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

// Back office §2 and §8, domain §4 and §5: what the screens grey out, the server refuses.
describe('acts on what was bought', () => {
  let product: Product;
  let ask: Product['ask'];
  let inStore: Offer;
  let web: Offer;
  let storeId: string;
  let warehouseId: string;
  const seller: Asker = 'store_seller';
  const codeOf = ({ status, body }: Awaited<ReturnType<Product['ask']>>) => [status, body?.code];
  const mood = (collection: string, settings: object) =>
    product.engines.documents.collection<{ _id: string }>({ name: collection }).put({
      ...{ _id: product.accountId, ...settings },
    });

  const many = (path: string, body: object, as: Asker = 'admin') =>
    ask('POST', path, { as, body: { commandId: randomUUID(), ...body } });
  const lines = ({ body }: Awaited<ReturnType<typeof many>>): string[] =>
    body.lines.map(({ result, problem }: { result: string; problem?: string }) => problem ?? result);

  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    inStore = await offerOf(product, 'iphone', 'store');
    web = await offerOf(product, 'iphone');
    const { body } = await ask('POST', '/login', {
      body: { email: 'store_seller@demo.reprise.test', password: 'Reprise2026' },
      from: '10.1.0.1',
    });
    storeId = body.user.currentOrganization.id;
  });
  afterAll(() => product.close());

  /** A buyback of the store, handed over. */
  const handedOver = async (circuit: string, type?: string, appointment?: string) => {
    const { body } = await ask('POST', `/store/${storeId}/buybacks`, {
      as: seller,
      body: { ...declarationOf(inStore, circuit, type), ...(appointment ? { appointment } : {}) },
    });
    await product.settled();
    const signed = { customer: aCustomer, identification: anIdentity, handOverSigned: true };
    const done = await ask('POST', `/store/${storeId}/buybacks/${body.id}/finalize`, {
      as: seller,
      body: signed,
    });
    expect(done.status).toBe(200);
    warehouseId = done.body.warehouseId;
    await product.settled();
    return body as { id: string; identificationNumber: string };
  };

  describe('marking as paid', () => {
    const mark = (id: string, body: object, as: Asker = 'admin') =>
      ask('POST', `/payments/${id}/mark-as-paid`, { as, body });

    it('is refused for a transfer that is due: a bank could pay it again', async () => {
      const { body } = await ask(
        'GET',
        '/payments?status=awaiting_payment&provider=sepa_transfer&itemsPerPage=1',
        { as: 'admin' },
      );
      const { id } = body['hydra:member'][0];
      for (const as of ['admin', 'root_management_unit_manager'] as const)
        expect(codeOf(await mark(id, { comment: 'by hand' }, as))).toEqual([409, 'payment-not-manual']);
    });

    it('is not brought about by a retry, which made a transfer fail that was due', async () => {
      const due = '/payments?status=awaiting_payment&provider=sepa_transfer&itemsPerPage=1';
      const [{ id }] = (await ask('GET', due, { as: 'admin' })).body['hydra:member'];
      const retried = await ask('POST', `/payments/${id}/retry`, { as: 'admin', body: {} });
      expect(codeOf(retried)).toEqual([409, 'payment-status-invalid']);
      await product.settled();
      const { body } = await ask('GET', `/payments?id=${id}`, { as: 'admin' });
      expect(body['hydra:member']).toMatchObject([{ status: 'awaiting_payment' }]);
    });

    it('follows a retry of what its provider failed to send, of which a repeat sends nothing more', async () => {
      await mood('sandbox_payment_settings', { failEvery: true });
      const { id } = await handedOver('store_drop', 'voucher');
      const payment = async () => (await ask('GET', `/buybacks/${id}`, { as: 'admin' })).body.payment;
      await eventually(async () => (await payment()).status === 'payment_failed');
      await mood('sandbox_payment_settings', {});
      await product.settled();
      const { buybackNumber, ...failed } = (
        await ask('GET', '/payments?status=payment_failed', { as: 'admin' })
      ).body['hydra:member'][0];
      const retry = () => ask('POST', `/payments/${failed.id}/retry`, { as: 'admin', body: {} });
      expect(failed).toMatchObject({ attempts: 1 });
      expect((await retry()).status).toBe(200);
      await eventually(async () => (await payment()).status === 'payment_completed');
      expect(codeOf(await retry())).toEqual([409, 'payment-status-invalid']);
      const { body } = await ask('GET', `/payments?buybackNumber=${buybackNumber}`, { as: 'admin' });
      expect(body['hydra:member']).toMatchObject([{ attempts: 2, status: 'payment_completed' }]);
    });

    it('settles what failed, by an operator who says why', async () => {
      await mood('sandbox_payment_settings', { failEvery: true });
      const { id } = await handedOver('store_drop', 'voucher');
      await eventually(async () => {
        const { body } = await ask('GET', `/buybacks/${id}`, { as: 'admin' });
        return body.payment.status === 'payment_failed';
      });
      await mood('sandbox_payment_settings', {});
      await product.settled();
      const comment = 'Paid in cash at the counter';
      expect(codeOf(await mark(id, { comment }, 'root_management_unit_manager'))).toEqual([
        409,
        'payment-not-manual',
      ]);
      expect(codeOf(await mark(id, {}))).toEqual([422, 'payment-comment-required']);
      const done = await mark(id, { comment });
      expect([done.status, done.body.status]).toEqual([200, 'payment_completed']);
    });
  });

  describe('a parcel', () => {
    const open = async () =>
      (await ask('POST', '/packages', { as: seller, body: { warehouseId } })).body.id as string;
    const pack = async (id: string, code: string) =>
      codeOf(await ask('POST', `/packages/${id}/items`, { as: seller, body: { code } }));
    const act = (id: string, what: string) =>
      ask('POST', `/packages/${id}/${what}`, { as: seller, body: {} });

    it('takes no item that travels otherwise, and none twice', async () => {
      const labelled = await declaredOnTheWeb('web_drop_label');
      const { last } = appointmentRange(new Date());
      const collected = await handedOver('store_collect', undefined, last);
      const packed = await handedOver('store_drop');
      const [one, two] = [await open(), await open()];
      await product.settled();
      const asAdmin = (code: string) =>
        ask('POST', `/packages/${one}/items`, { as: 'admin', body: { code } });
      expect(codeOf(await asAdmin(labelled.identificationNumber))).toEqual([
        409,
        'expedition-item-needs-label',
      ]);
      expect(await pack(one, collected.identificationNumber)).toEqual([409, 'expedition-no-manual-shipment']);
      expect(await pack(one, packed.identificationNumber)).toEqual([200, undefined]);
      await product.settled();
      for (const id of [one, two])
        expect(await pack(id, packed.identificationNumber)).toEqual([409, 'expedition-code-already-entered']);
    });

    it('is handed over with others, each judged for itself, beforehand and then', async () => {
      const [one, two] = [await handedOver('store_drop'), await handedOver('store_drop')];
      const [closed, unfinished] = [await open(), await open()];
      await product.settled();
      expect(await pack(closed, one.identificationNumber)).toEqual([200, undefined]);
      expect(await pack(unfinished, two.identificationNumber)).toEqual([200, undefined]);
      await act(closed, 'close');
      const read = async (id: string) => (await ask('GET', `/packages/${id}`, { as: seller })).body;
      await eventually(async () => (await read(closed)).labelReady);
      const handOver = async (more: object) =>
        lines(
          await many('/packages/bulk/hand-over', { ids: [closed, unfinished], act: {}, ...more }, seller),
        );
      const judged = ['accepted', 'package-shipment-not-registered'];
      expect(await handOver({ dryRun: true })).toEqual(judged);
      expect((await read(closed)).status).toBe('closed');
      expect(await handOver({})).toEqual(judged);
      expect([(await read(closed)).status, (await read(unfinished)).status]).toEqual(['handed-over', 'open']);
      const foreign = { ids: [closed], act: {} };
      expect(lines(await many('/packages/bulk/hand-over', foreign, 'other:admin'))).toEqual(['not-found']);
    });

    it('has no label before it is closed, and says so instead of promising one in a moment', async () => {
      const label = `/packages/${await open()}/label`;
      await product.settled();
      expect(codeOf(await ask('GET', label, { as: seller }))).toEqual([409, 'package-not-closed']);
    });

    it('is not handed over while its label cannot be had', async () => {
      await mood('sandbox_carrier_settings', { unreachable: true });
      const { identificationNumber } = await handedOver('store_drop');
      const id = await open();
      await product.settled();
      expect(await pack(id, identificationNumber.slice(-8))).toEqual([200, undefined]);
      await act(id, 'close');
      expect(codeOf(await act(id, 'hand-over'))).toEqual([503, 'package-label-unavailable']);
      expect((await ask('GET', `/packages/${id}`, { as: seller })).body.status).toBe('closed');
    });

    it('says that the carrier does not answer, on the label of a buyback too', async () => {
      const { id, token } = await declaredOnTheWeb('web_drop_label');
      const label = `/buybacks/${id}/shipping-label?token=${token}`;
      await eventually(async () => (await ask('GET', label)).status === 503);
      expect((await ask('GET', label)).body.code).toBe('transport-provider-unreachable');
      expect((await ask('HEAD', label)).status).toBe(425);
      await mood('sandbox_carrier_settings', { labelDelayMs: 300 });
    });

    it('with a label of its own was processed once it is in transit', async () => {
      const { id, identificationNumber, token } = await declaredOnTheWeb('web_drop_label');
      const label = `/buybacks/${id}/shipping-label?token=${token}`;
      await eventually(async () => (await ask('HEAD', label)).status === 200);
      const send = () =>
        ask('POST', '/expedition/with-label', { as: 'admin', body: { code: identificationNumber } });
      expect((await send()).status).toBe(200);
      await product.settled();
      expect(codeOf(await send())).toEqual([409, 'expedition-already-processed']);
    });
  });

  const declaredOnTheWeb = async (circuit: string) =>
    (await ask('POST', '/buybacks', { as: 'visitor', body: webDeclaration(web, circuit) })).body as {
      id: string;
      identificationNumber: string;
      token: string;
    };

  describe('a cancelled buyback', () => {
    it('is answered with item and payment as they stay, and has no label any more', async () => {
      const { id, token } = await declaredOnTheWeb('web_drop_label');
      const label = `/buybacks/${id}/shipping-label?token=${token}`;
      await eventually(async () => (await ask('HEAD', label)).status === 200);
      const body = { reason: 'customer_retractation' };
      const done = await ask('POST', `/buybacks/${id}/cancel`, { as: 'admin', body });
      expect(done.body).toMatchObject({
        ...{ status: 'bb_cancelled', itemStatus: 'item_cancelled' },
        payment: { status: 'payment_cancelled' },
      });
      await product.settled();
      const { body: read } = await ask('GET', `/buybacks/${id}`, { as: 'admin' });
      expect([read.itemStatus, read.payment.status]).toEqual(['item_cancelled', 'payment_cancelled']);
      const head = await ask('HEAD', label);
      expect([head.status, head.text]).toEqual([404, '']);
      expect(codeOf(await ask('GET', label))).toEqual([404, 'shipping-label-not-expected']);
    });
  });

  describe('on many at once', () => {
    const read = async (id: string) => (await ask('GET', `/buybacks/${id}`, { as: 'admin' })).body;
    const cancel = (ids: readonly string[], more: object = {}) =>
      many('/buybacks/bulk/cancel', { ids, act: { reason: 'customer_retractation' }, ...more });

    it('is tried line by line without doing it, then done, and a repeat does nothing more', async () => {
      const [one, two] = [await declaredOnTheWeb('web_post'), await declaredOnTheWeb('web_post')];
      await product.settled();
      const cancelled = { as: 'admin', body: { reason: 'customer_retractation' } } as const;
      await ask('POST', `/buybacks/${two.id}/cancel`, cancelled);
      await product.settled();
      const ids = [one.id, two.id, randomUUID()];
      const judged = ['accepted', 'buyback-cancelled', 'not-found'];
      expect(lines(await cancel(ids, { dryRun: true }))).toEqual(judged);
      await product.settled();
      expect(await read(one.id)).not.toHaveProperty('cancellation');
      const commandId = randomUUID();
      expect(lines(await cancel(ids, { commandId }))).toEqual(judged);
      await product.settled();
      expect((await read(one.id)).status).toBe('bb_cancelled');
      expect(lines(await cancel([one.id], { commandId }))).toEqual(['accepted']);
      expect(lines(await cancel([one.id]))).toEqual(['buyback-cancelled']);
    });

    it('is forced only where it failed before, and by who may force', async () => {
      await mood('sandbox_payment_settings', { refuseCancel: true, settleAfterMs: 60_000 });
      const [stuck, free] = [await handedOver('store_drop', 'voucher'), await declaredOnTheWeb('web_post')];
      await eventually(async () => (await read(stuck.id)).payment.status === 'payment_initiated');
      const [line] = lines(await cancel([stuck.id]));
      expect(['accepted', 'payment-not-cancellable']).toContain(line);
      await eventually(async () => (await read(stuck.id)).cancellation === 'failed');
      await mood('sandbox_payment_settings', {});
      const forced = { act: { reason: 'technical_problem', force: true } };
      const ids = [stuck.id, free.id];
      const unit = await many('/buybacks/bulk/cancel', { ids, ...forced }, 'management_unit_manager');
      expect(new Set(lines(unit))).toEqual(new Set(['forbidden']));
      const judged = ['accepted', 'force-not-needed'];
      expect(lines(await cancel(ids, { ...forced, dryRun: true }))).toEqual(judged);
      expect((await read(stuck.id)).status).not.toBe('bb_cancelled');
      expect(lines(await cancel(ids, forced))).toEqual(judged);
      await eventually(async () => (await read(stuck.id)).status === 'bb_cancelled');
      expect((await read(free.id)).status).not.toBe('bb_cancelled');
    });

    it('sends a mail once, however often the same act is sent', async () => {
      const { id } = await declaredOnTheWeb('web_post');
      await product.settled();
      const as = 'warehouse_operator';
      const { body: asked } = await ask('GET', `/items/${id}/questions`, { as });
      const answers = answersOf(asked, (index) => (index === 0 ? 1 : 0));
      await ask('POST', `/items/${id}/check-in`, { as, body: {} });
      await product.settled();
      expect((await ask('POST', `/items/${id}/control`, { as, body: { answers } })).status).toBe(200);
      await product.settled();
      const requests = async () => (await ask('GET', `/items/${id}`, { as: 'admin' })).body.mailRequests;
      const before = await requests();
      const mails = { ids: [id], act: {}, commandId: randomUUID() };
      const send = async () => lines(await many('/items/bulk/quarantine-mail', mails));
      expect([await send(), await send()]).toEqual([['accepted'], ['accepted']]);
      await product.settled();
      expect(await requests()).toBe(before + 1);
      const stockId = randomUUID();
      const release = { ids: [id], act: { stockId }, dryRun: true };
      expect(lines(await many('/items/bulk/release', release))).toEqual(['stock-choice-invalid']);
    });

    it('is refused beyond a hundred, and without the permission of the act', async () => {
      const ids = Array.from({ length: 101 }, () => randomUUID());
      expect((await cancel(ids)).status).toBe(422);
      const [id = ''] = ids;
      const act = { reason: 'customer_retractation' };
      const as = 'root_management_unit_analyst';
      expect(codeOf(await many('/buybacks/bulk/cancel', { ids: [id], act }, as))).toEqual([403, 'forbidden']);
      const lost = { ids: [id], act: { where: 'store' } };
      expect(lines(await many('/items/bulk/lost', lost, as))).toEqual(['forbidden']);
    });
  });
});
