import type { Page } from 'playwright-core';
import { stepCodeOf } from '../../kernel/scanner/step-code';
import { apiOf, declareOnTheWeb } from './api';

/** One key after another, slower than a gun. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key, { delay: 60 });
}
export const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
export const confirm = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();

/** Enter, once it is the dialog's: a dialog is seen a moment before one of its fields or buttons has the focus. */
export async function enter(page: Page): Promise<void> {
  await page.getByRole('dialog').locator(':is(button, input):focus').waitFor();
  await page.keyboard.press('Enter');
}

type Step = { readonly id: string; readonly refurbStepId: string };

/** A phone in the workshop, brought there over the API. */
export async function phoneAtTheBench(origin: string, model = 'Apple iPhone 14 128 Go') {
  const sold = await declareOnTheWeb(origin, model);
  const api = apiOf(origin);
  const [operator, manager, admin] = await Promise.all(
    ['warehouse_operator', 'warehouse_manager', 'admin'].map((role) =>
      api.login(`${role}@demo.reprise.test`),
    ),
  );
  const as = { operator, manager, admin } as const;
  const call = async (who: keyof typeof as, method: string, path: string, body?: unknown) => {
    const answer = await api.call(method, path, as[who], body);
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as unknown;
  };
  const act = (path: string, body: object = {}) => call('operator', 'POST', `/items/${sold.id}${path}`, body);
  await act('/check-in');
  const row = (await call('operator', 'GET', `/items/${sold.id}`)) as Record<string, string>;
  const path = `/stocks?warehouseId=${row['warehouseId']}&pagination=false`;
  const stocks = (await call('operator', 'GET', path)) as { id: string; native: string | null }[];
  const stock = (native: string): string => stocks.find((each) => each.native === native)?.id ?? '';
  const steps = async (): Promise<Step[]> => {
    const work = await call('operator', 'GET', `/items/${sold.id}/refurbishment`);
    return (work as { steps: Step[] }).steps;
  };
  /** @param at the number of the answer to each question; the first is as declared. */
  const tested = async (at: readonly number[] = []): Promise<void> => {
    const { questions } = (await call('operator', 'GET', `/items/${sold.id}/questions`)) as {
      questions: { id: string; answers: { id: string }[] }[];
    };
    const answers = questions.map(({ id, answers: all }, index) => ({
      ...{ questionId: id, answerId: all[at[index] ?? 0]?.id },
    }));
    await act('/control', { answers });
  };
  /** Diagnosed as needing these steps of the catalogue. */
  const planned = async (refurbStepIds: readonly string[]): Promise<Step[]> => {
    type Question = { id: string; answers: { id: string }[] };
    await act('/diagnosis');
    const path = '/refurb-diagnosis-questions?pagination=false';
    const questions = (await call('operator', 'GET', path)) as Question[];
    const answers = questions.map(({ id, answers: all }) => ({
      ...{ questionId: id, answerIds: [all.at(-1)?.id] },
    }));
    await act('/diagnosis/answers', { answers });
    await act('/diagnosis/summary', { refurbStepIds });
    await act('/diagnosis/stock', { stockId: stock('to_refurbish') });
    await act('/diagnosis/finalise');
    return steps();
  };
  const cards = async (): Promise<string[]> =>
    (await steps()).map(({ refurbStepId }) => stepCodeOf(refurbStepId));
  return { ...sold, row, call, act, stock, steps, tested, planned, cards };
}
