import { Rebuild } from '@reprise/read-kernel';
import { projections } from '@reprise/worker';
import { answersOf } from './testing/declaring';
import { runProduct, type Product } from './testing/running-product';
import { workshopOf } from './testing/workshop';

// The log is authoritative: what stands in a read model is what a rebuild would make of it.
describe('read models rebuilt from the log', () => {
  let product: Product;
  beforeAll(async () => {
    product = await runProduct();
    const shop = await workshopOf(product);
    const { arrived, get, tested, phone, stocks, made, warehouseId } = shop;
    const act = async (...[path, body, as]: Parameters<typeof shop.act>) => {
      const answer = await shop.act(path, body, as);
      if (answer.status >= 400) throw new Error(`${path}: ${answer.text}`);
      return answer;
    };
    const stockId = stocks['to_refurbish'];
    const refurbStepIds = [
      await made('/refurb-steps', { name: 'New glass', stockId, costs: [{ warehouseId, cost: 900 }] }),
      await made('/refurb-steps', { name: 'New battery', stockId }),
    ];
    const item = `/items/${await tested()}`;
    await act(`${item}/diagnosis`);
    const question = { label: 'Worn?', type: 'unique', answers: [{ label: 'Yes' }, { label: 'No' }] };
    const questionId = await made('/refurb-diagnosis-questions', question);
    const [yes] = (await get(`/refurb-diagnosis-questions/${questionId}`)).body.answers;
    await act(`${item}/diagnosis/answers`, { answers: [{ questionId, answerIds: [yes.id] }] });
    await act(`${item}/diagnosis/summary`, { refurbStepIds });
    await act(`${item}/diagnosis/stock`, { stockId });
    const { steps } = (await act(`${item}/diagnosis/finalise`)).body;
    const step = (at: number) => `${item}/refurb-steps/${steps[at].id}`;
    await act(`${step(0)}/start`, { seen: 'to_do', stockId });
    await act(`${step(0)}/pause`, { seen: 'in_progress' });
    await act(`${step(0)}/resume`, { seen: 'paused' });
    await act(`${step(0)}/complete`, { seen: 'in_progress', comment: 'Done' });
    await act(`${step(1)}/cancel`, { seen: 'to_do', reason: 'No part left' });
    await act(`${item}/refurbishment/complete`, { stockId });
    await act(`${item}/move`, { stockId: await made('/stocks', { name: 'Back shelf' }) });
    const worst = answersOf(phone, (index) => (index === 0 ? 1 : 0));
    const other = `/items/${await arrived()}`;
    await act(`${other}/control`, { answers: worst });
    await act(`${other}/release`, { stockId: stocks['awaiting_control'] }, 'warehouse_manager');
    await act(`${other}/control`, { answers: answersOf(phone) });
    expect((await get(item)).body.status).toBe('item_refurb_completed');
    expect((await get(other)).body.status).toBe('item_completed');
  });
  afterAll(() => product.close());

  it.each(projections.map((projection) => [projection.name, projection] as const))(
    '%s has the same rows',
    async (name, projection) => {
      const { log, readDocuments: documents } = product.engines;
      const compare = (a: string, b: string) => log.compare(a, b);
      const readAll = log.readAll.bind(log);
      const rebuild = await Rebuild.begin({ documents, projection, compare, readAll });
      const { differences, live, fresh, sampled } = await rebuild.compareWithLive(5_000);
      await rebuild.abandon();
      expect({ differences, rows: fresh.rows, sampled }).toEqual({
        ...{ differences: [], rows: live.rows, sampled: live.rows },
      });
      // Nothing was paid in batches here, and no price list published.
      if (/^(item|stock)_/.test(name)) expect(live.rows).toBeGreaterThan(0);
    },
  );
});
