import { eventually } from '@reprise/kernel/testing';
import { answersOf, offerOf, webDeclaration, type Offer } from './testing/declaring';
import { runProduct, type Asker, type Product } from './testing/running-product';

type Entry = { type: string; comment?: string; facts: Record<string, unknown> };

describe('what people write when they act', () => {
  let product: Product;
  let ask: Product['ask'];
  let phone: Offer;
  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    phone = await offerOf(product, 'iphone');
  });
  afterAll(() => product.close());

  const asJson = { accept: 'application/json' };
  const declare = async (type?: string) => {
    const { body } = await ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(phone, 'web_post', type),
    });
    await product.settled();
    return body as { id: string; token: string };
  };
  const act = async (path: string, as: Asker, body: object) => {
    const { status } = await ask('POST', path, { as, body });
    await product.settled();
    return status;
  };
  const timeline = async (id: string, as: Asker): Promise<Entry[]> =>
    (await ask('GET', `/buybacks/${id}/timeline`, { as })).body.entries;
  const written = (entries: readonly Entry[]) =>
    entries.flatMap(({ type, comment }) => (comment ? [[type, comment]] : []));
  const shareWithCustomers = async (share: boolean) => {
    const path = `/accounts/${product.accountId}/organization-root-detail`;
    const { body } = await ask('GET', path, { as: 'admin', headers: { accept: 'application/json' } });
    const change = { isWarehouseCommentSharedToClient: share };
    return ask('PATCH', `/organization-root-details/${body.id}`, { as: 'admin', body: change });
  };

  describe('in the workshop', () => {
    let bought: { id: string; token: string };
    beforeAll(async () => {
      bought = await declare();
      const { questions } = (await ask('GET', `/items/${bought.id}/questions`, { as: 'warehouse_operator' }))
        .body as Pick<Offer, 'questions'>;
      const answers = questions.map(({ id, answers: each }) => ({ questionId: id, answerId: each[0]?.id }));
      const here = `/items/${bought.id}`;
      expect(await act(`${here}/check-in`, 'warehouse_operator', { comment: 'Box torn open' })).toBe(200);
      const control = { answers, comment: 'Charger missing' };
      expect(await act(`${here}/control`, 'warehouse_operator', control)).toBe(200);
    });

    it.each<Asker>(['warehouse_operator', 'root_management_unit_manager', 'buyer_manager'])(
      'is in the history for a %s, and no id of a note',
      async (as) => {
        const entries = await timeline(bought.id, as);
        expect(written(entries)).toEqual([
          ['ItemRegisteredInWarehouse', 'Box torn open'],
          ['ItemControlled', 'Charger missing'],
        ]);
        expect(JSON.stringify(entries)).not.toContain('noteId');
      },
    );

    it('is not for analysts, who read of the acts alone', async () => {
      const entries = await timeline(bought.id, 'root_management_unit_analyst');
      expect(entries.map(({ type }) => type)).toContain('ItemControlled');
      expect(written(entries)).toEqual([]);
      expect(JSON.stringify(entries)).not.toContain('noteId');
    });

    it('is shown to the customer where the account shares it', async () => {
      const tracking = `/buybacks/${bought.id}/tracking?token=${bought.token}`;
      expect((await ask('GET', tracking)).body.warehouseComments).toEqual([]);
      expect((await shareWithCustomers(true)).status).toBe(200);
      const { warehouseComments } = (await ask('GET', tracking)).body;
      expect(warehouseComments.map(({ text }: { text: string }) => text)).toEqual([
        'Box torn open',
        'Charger missing',
      ]);
      await shareWithCustomers(false);
    });
  });

  it('is in the history of an item that is released from quarantine, or lost', async () => {
    const { id } = await declare();
    const here = `/items/${id}`;
    const { questions } = (await ask('GET', `${here}/questions`, { as: 'warehouse_operator' })).body;
    const worst = answersOf({ questions }, (index) => (questions[index]?.answers.length ?? 1) - 1);
    expect(await act(`${here}/check-in`, 'warehouse_operator', { comment: 'Box is fine' })).toBe(200);
    const control = { answers: worst, comment: 'Screen broken' };
    expect(await act(`${here}/control`, 'warehouse_operator', control)).toBe(200);
    const native = `/stocks?native=awaiting_control&pagination=false`;
    const [stock] = (await ask('GET', native, { as: 'warehouse_manager', headers: asJson })).body;
    const release = { stockId: stock.id, comment: 'Tested with the wrong charger' };
    expect(await act(`${here}/release`, 'warehouse_manager', release)).toBe(200);
    const lost = { where: 'warehouse', comment: 'Not on its shelf' };
    expect(await act(`${here}/lost`, 'warehouse_manager', lost)).toBe(200);
    for (const as of ['warehouse_manager', 'root_management_unit_manager'] as const)
      expect(written(await timeline(id, as)).slice(2)).toEqual([
        ['ItemReleasedFromQuarantine', release.comment],
        ['ItemLost', lost.comment],
      ]);
    expect(written(await timeline(id, 'root_management_unit_analyst'))).toEqual([]);
  });

  it('is in the history of a payment that somebody made by hand, and never for the customer', async () => {
    const settings = product.engines.documents.collection<{ _id: string; failEvery?: boolean }>({
      name: 'sandbox_payment_settings',
    });
    await settings.put({ _id: product.accountId, failEvery: true });
    const { id, token } = await declare('gift_card');
    const { questions } = (await ask('GET', `/items/${id}/questions`, { as: 'warehouse_operator' })).body;
    expect(await act(`/items/${id}/check-in`, 'warehouse_operator', {})).toBe(200);
    const control = { answers: answersOf({ questions }) };
    expect(await act(`/items/${id}/control`, 'warehouse_operator', control)).toBe(200);
    await eventually(async () => {
      const { body } = await ask('GET', `/buybacks/${id}`, { as: 'admin' });
      return body.payment?.status === 'payment_failed';
    });
    await settings.put({ _id: product.accountId });
    const paid = { comment: 'Paid in cash at the counter' };
    expect(await act(`/payments/${id}/mark-as-paid`, 'admin', paid)).toBe(200);
    expect(written(await timeline(id, 'root_management_unit_manager'))).toEqual([
      ['PaymentCompleted', paid.comment],
    ]);
    await shareWithCustomers(true);
    expect((await ask('GET', `/buybacks/${id}/tracking?token=${token}`)).text).not.toContain(paid.comment);
    await shareWithCustomers(false);
  });

  it('with a cancellation is for staff, and never for the customer', async () => {
    const { id, token } = await declare();
    await shareWithCustomers(true);
    const cancel = { reason: 'other', comment: 'Called twice, changed her mind' };
    expect(await act(`/buybacks/${id}/cancel`, 'root_management_unit_manager', cancel)).toBe(200);
    expect(written(await timeline(id, 'admin'))).toEqual([['CancellationRequested', cancel.comment]]);
    const tracking = await ask('GET', `/buybacks/${id}/tracking?token=${token}`);
    expect(tracking.text).not.toContain(cancel.comment);
    await shareWithCustomers(false);
  });

  it('goes with the customer who is erased', async () => {
    const { id } = await declare();
    await act(`/buybacks/${id}/cancel`, 'admin', { reason: 'other', comment: 'Zoé Martin called' });
    expect(written(await timeline(id, 'admin'))).toHaveLength(1);
    expect(await act(`/buybacks/${id}/customer/erase`, 'admin', {})).toBe(200);
    const entries = await timeline(id, 'admin');
    expect(written(entries)).toEqual([]);
    expect(entries.map(({ type }) => type)).toContain('CancellationRequested');
  });
});
