import type { ItemRefurbishment } from '@reprise/contracts/item';
import { deriveId } from '@reprise/kernel';
import type { DemoClient } from './demo-client';
import { declare, type Wish } from './demo-declarations';
import { demoRefurbQuestions, demoSteps } from './demo-refurbishment';
import { test } from './demo-tests';
import { itemLeaves } from './item-leaves';

type Question = { readonly id: string; readonly answers: readonly { readonly id: string }[] };
type Stock = { readonly id: string; readonly native: string | null };
type Bench = { readonly warehouseId: string; readonly stocks: ReadonlyMap<string | null, string> };

const gift = { circuit: 'web_post', mode: 'gift-card' } as const;
const keyOf = (...parts: readonly string[]): string => deriveId('demonstration-workshop', parts.join('/'));

async function benchOf(client: DemoClient, itemId: string): Promise<Bench> {
  const { warehouseId } = await client.get<{ warehouseId: string }>('warehouse_manager', `/items/${itemId}`);
  const stocks = await client.get<Stock[]>('warehouse_manager', `/stocks?warehouseId=${warehouseId}`);
  return { warehouseId, stocks: new Map(stocks.map(({ id, native }) => [native, id])) };
}

/** @returns the questions, in their order. */
async function seedCatalogue(client: DemoClient, { warehouseId, stocks }: Bench): Promise<Question[]> {
  const made = (path: string, body: object, key: string) =>
    client.post<Question>('warehouse_manager', path, body, keyOf(path, key));
  const stockId = stocks.get('to_refurbish');
  const ids = new Map<string, string>();
  for (const { key, cost, ...step } of demoSteps) {
    const { id } = await made('/refurb-steps', { ...step, stockId, costs: [{ warehouseId, cost }] }, key);
    ids.set(key, id);
  }
  const questions: Question[] = [];
  for (const [position, { key, answers, ...question }] of demoRefurbQuestions.entries()) {
    const given = answers.map(([label, steps]) => ({
      label,
      steps: steps.map((step) => ({ refurbStepId: ids.get(step) })),
    }));
    questions.push(await made('/refurb-diagnosis-questions', { ...question, position, answers: given }, key));
  }
  return questions;
}

/** Declared, received and tested: to be diagnosed. */
async function bought(client: DemoClient, product: string, index: number): Promise<string> {
  const wish: Wish = { product, ...gift };
  const created = await declare(client, wish, index);
  await test(client, created, false);
  await itemLeaves(client, created.id, ['item_registered_in_warehouse', 'item_awaiting_compliancy_tests']);
  return created.id;
}

/** One item at each stage of the workshop: to diagnose, in diagnosis, at work, refurbished. */
export async function seedWorkshop(client: DemoClient): Promise<void> {
  const [begun, atWork, done] = [
    await bought(client, 'Apple iPhone 12 64 Go', 40),
    await bought(client, 'Apple iPhone 14 128 Go', 41),
    await bought(client, 'Samsung Galaxy S23 256 Go', 42),
  ];
  const bench = await benchOf(client, begun);
  const questions = await seedCatalogue(client, bench);
  const act = (id: string, path: string, body: object = {}) =>
    client.post<ItemRefurbishment>('warehouse_operator', `/items/${id}${path}`, body, keyOf(id, path));
  // Everything that a question asks after, except "nothing".
  const answers = questions.map(({ id, answers: all }, index) => ({
    questionId: id,
    answerIds: index === 0 ? all.slice(0, 2).map((each) => each.id) : all.slice(-1).map((each) => each.id),
  }));
  const diagnosed = async (id: string) => {
    await act(id, '/diagnosis');
    const { proposed } = await act(id, '/diagnosis/answers', { answers });
    await act(id, '/diagnosis/summary', { refurbStepIds: proposed.map(({ refurbStepId }) => refurbStepId) });
    await act(id, '/diagnosis/stock', { stockId: bench.stocks.get('to_refurbish') });
    return (await act(id, '/diagnosis/finalise')).steps;
  };
  const work = async (id: string, step: string, comment?: string) => {
    const here = `/refurb-steps/${step}`;
    await act(id, `${here}/start`, { seen: 'to_do', stockId: bench.stocks.get('to_refurbish') });
    if (comment) await act(id, `${here}/complete`, { seen: 'in_progress', comment });
  };
  await act(begun, '/diagnosis');
  const [first, second] = await diagnosed(atWork);
  if (first) await work(atWork, first.id, 'Écran posé, tactile et capteurs vérifiés.');
  if (second) await work(atWork, second.id);
  for (const step of await diagnosed(done)) await work(done, step.id, 'Rien à signaler.');
  await act(done, '/refurbishment/complete', { stockId: bench.stocks.get('refurb_completed') });
}
