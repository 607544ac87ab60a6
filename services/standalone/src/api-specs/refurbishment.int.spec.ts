import { offerOf, webDeclaration, type Offer } from './testing/declaring';
import { peopleOf } from './testing/people';
import { runProduct, type Asker, type Product } from './testing/running-product';

type Step = { id: string; refurbStepId: string; status: string; cost: number; comment?: string };

// back office §4, back office §8.
describe('from the compliance test to the shelf', () => {
  let product: Product;
  let ask: Product['ask'];
  let bought: string;
  let warehouseId: string;
  const stocks: Record<string, string> = {};
  let screen: string;
  let battery: string;
  let question: { id: string; answers: { id: string }[] };

  const asJson = { accept: 'application/json' };
  const act = async (path: string, body: object = {}, as: Asker = 'warehouse_operator') => {
    const answer = await ask('POST', path, { as, body, headers: asJson });
    await product.settled();
    return answer;
  };
  const get = (path: string, as: Asker = 'warehouse_operator') => ask('GET', path, { as, headers: asJson });
  const codeOf = async (path: string, body: object = {}, as?: Asker) => {
    const { status, body: problem } = await act(path, body, as);
    return [status, problem.code];
  };
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await ask('POST', path, { as: 'warehouse_manager', body });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const stepOf = async (refurbStepId: string): Promise<Step> => {
    const { body } = await get(`/items/${bought}/refurbishment`);
    return body.steps.find((step: Step) => step.refurbStepId === refurbStepId);
  };

  beforeAll(async () => {
    product = await runProduct();
    ask = product.ask;
    const phone: Offer = await offerOf(product, 'iphone');
    const declared = await ask('POST', '/buybacks', {
      as: 'visitor',
      body: webDeclaration(phone, 'web_post'),
    });
    bought = declared.body.id;
    await product.settled();
    warehouseId = (await get(`/items/${bought}`)).body.warehouseId;
    const rows = (await get(`/stocks?warehouseId=${warehouseId}&pagination=false`)).body;
    for (const { id, native } of rows as { id: string; native: string | null }[])
      if (native) stocks[native] = id;
    const costs = [{ warehouseId, cost: 4_500 }];
    screen = await made('/refurb-steps', {
      name: 'Replace the screen',
      stockId: stocks['to_refurbish'],
      costs,
    });
    battery = await made('/refurb-steps', { name: 'Replace the battery', stockId: stocks['to_refurbish'] });
    question = (
      await ask('POST', '/refurb-diagnosis-questions', {
        as: 'warehouse_manager',
        body: {
          label: 'What is broken?',
          type: 'multiple',
          answers: [
            { label: 'The screen', steps: [{ refurbStepId: screen }] },
            { label: 'The battery', steps: [{ refurbStepId: battery }] },
            { label: 'Nothing' },
          ],
        },
      })
    ).body;
  });
  afterAll(() => product.close());

  it('an item that was not tested cannot be diagnosed', async () => {
    expect(await codeOf(`/items/${bought}/diagnosis`)).toEqual([409, 'item-not-diagnosable']);
  });

  it('a diagnosis starts once the item is bought, and asks for the steps of its answers', async () => {
    const { questions } = (await get(`/items/${bought}/questions`)).body as Pick<Offer, 'questions'>;
    const answers = questions.map(({ id, answers: each }) => ({ questionId: id, answerId: each[0]?.id }));
    await act(`/items/${bought}/check-in`);
    expect((await act(`/items/${bought}/control`, { answers })).status).toBe(200);
    const started = await act(`/items/${bought}/diagnosis`);
    expect(started.body).toMatchObject({ status: 'item_refurb_diagnostic_in_progress', steps: [] });
    expect(await codeOf(`/items/${bought}/diagnosis/summary`, { refurbStepIds: [] })).toEqual([
      409,
      'diagnosis-not-answered',
    ]);
    const answerIds = question.answers.slice(0, 2).map(({ id }) => id);
    const answered = await act(`/items/${bought}/diagnosis/answers`, {
      answers: [{ questionId: question.id, answerIds }],
    });
    expect(answered.body.proposed).toEqual([
      { refurbStepId: screen, name: 'Replace the screen', cost: 4_500 },
      { refurbStepId: battery, name: 'Replace the battery', cost: 0 },
    ]);
  });

  it('refuses answers and steps that do not exist, and nothing is changed', async () => {
    const answers = [{ questionId: question.id, answerIds: [question.id] }];
    const [status, code] = await codeOf(`/items/${bought}/diagnosis/answers`, { answers });
    expect([status, code]).toEqual([422, 'unknown-reference']);
    expect(await codeOf(`/items/${bought}/diagnosis/summary`, { refurbStepIds: [bought] })).toEqual([
      422,
      'unknown-reference',
    ]);
    expect((await get(`/items/${bought}/refurbishment`)).body.proposed).toHaveLength(2);
  });

  it('the stock that was chosen takes the item when the diagnosis ends', async () => {
    await act(`/items/${bought}/diagnosis/summary`, { refurbStepIds: [screen, battery] });
    expect(await codeOf(`/items/${bought}/diagnosis/finalise`)).toEqual([409, 'diagnosis-stock-not-chosen']);
    const stockId = stocks['refurb_completed'];
    expect(await codeOf(`/items/${bought}/diagnosis/stock`, { stockId: bought })).toEqual([
      422,
      'stock-choice-invalid',
    ]);
    // What waits for its test, its customer or its way back lies there, and nothing else.
    for (const native of ['awaiting_control', 'in_quarantine', 'customer_return']) {
      const refused = await codeOf(`/items/${bought}/diagnosis/stock`, { stockId: stocks[native] });
      expect(refused).toEqual([422, 'stock-choice-invalid']);
    }
    await act(`/items/${bought}/diagnosis/stock`, { stockId });
    const ended = await act(`/items/${bought}/diagnosis/finalise`);
    expect(ended.body).toMatchObject({
      ...{ status: 'item_refurb_in_progress', plannedCost: 4_500, completedCost: 0 },
      steps: [{ status: 'to_do' }, { status: 'to_do' }],
    });
    expect((await get(`/items/${bought}`)).body).toMatchObject({ stockId });
    expect(await codeOf(`/items/${bought}/diagnosis`)).toEqual([409, 'item-already-diagnosed']);
  });

  it('a step is started in its stock, paused, resumed and completed with a comment', async () => {
    const { id } = await stepOf(screen);
    const here = `/items/${bought}/refurb-steps/${id}`;
    await act(`${here}/start`, { seen: 'to_do', stockId: stocks['to_refurbish'] });
    expect((await get(`/items/${bought}`)).body.stockId).toBe(stocks['to_refurbish']);
    await act(`${here}/pause`, { seen: 'in_progress' });
    expect(await codeOf(`${here}/complete`, { seen: 'paused' })).toEqual([409, 'refurb-step-status-invalid']);
    await act(`${here}/resume`, { seen: 'paused' });
    await act(`${here}/complete`, { seen: 'in_progress', comment: 'New glass' });
    expect(await stepOf(screen)).toMatchObject({ status: 'completed', comment: 'New glass' });
    expect((await get(`/items/${bought}/refurbishment`)).body.completedCost).toBe(4_500);
  });

  it('a step that another person changed is not touched: who, when and its new status are told', async () => {
    const people = peopleOf(product);
    const modules = { rps: 'warehouse_operator' };
    const colleague = await people.arrives({ modules, rpsOrganizationId: warehouseId });
    const { id } = await stepOf(battery);
    const here = `/items/${bought}/refurb-steps/${id}`;
    const started = await ask('POST', `${here}/start`, {
      headers: people.bearer(colleague.token ?? ''),
      body: { seen: 'to_do', stockId: stocks['to_refurbish'] },
    });
    expect(started.status).toBe(200);
    const { status, body } = await act(`${here}/cancel`, { seen: 'to_do', reason: 'No part left' });
    expect([status, body.code]).toEqual([409, 'refurb-step-changed']);
    expect(body.details).toMatchObject({ status: 'in_progress', by: colleague.id });
    expect(await stepOf(battery)).toMatchObject({
      status: 'in_progress',
      by: colleague.id,
      byName: 'Ada Byron',
    });
  });

  it('the refurbishment ends once every step is completed or cancelled', async () => {
    const stockId = stocks['refurb_completed'];
    expect(await codeOf(`/items/${bought}/refurbishment/complete`, { stockId })).toEqual([
      409,
      'refurb-steps-open',
    ]);
    const { id } = await stepOf(battery);
    await act(`/items/${bought}/refurb-steps/${id}/cancel`, { seen: 'in_progress', reason: 'No part left' });
    const ended = await act(`/items/${bought}/refurbishment/complete`, { stockId });
    expect(ended.body).toMatchObject({ status: 'item_refurb_completed', plannedCost: 4_500 });
    expect((await get(`/items/${bought}`)).body).toMatchObject({ status: 'item_refurb_completed', stockId });
  });

  it('a step does not name a stock in which it could not be started', async () => {
    for (const native of ['awaiting_control', 'in_quarantine', 'customer_return']) {
      const body = { name: `Wait in ${native}`, stockId: stocks[native] };
      const refused = await ask('POST', '/refurb-steps', { as: 'warehouse_manager', body });
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'unknown-reference', violations: [{ propertyPath: 'stockId' }] },
      });
    }
  });

  it('a stock that steps use, and a step that answers ask for, are not removed', async () => {
    const stock = await made('/stocks', { name: 'Bench 4', warehouseId });
    await made('/refurb-steps', { name: 'Polish', stockId: stock });
    const remove = (path: string) => ask('DELETE', path, { as: 'warehouse_manager' });
    expect((await remove(`/stocks/${stock}`)).body.code).toBe('stock-not-empty');
    expect((await remove(`/refurb-steps/${screen}`)).body.code).toBe('still-referenced');
  });

  it.each<Asker>(['store_manager', 'root_management_unit_manager'])('%s reads none of it', async (as) => {
    expect((await get(`/items/${bought}/refurbishment`, as)).status).toBe(403);
  });
});
