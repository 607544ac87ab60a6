import '@testing-library/jest-dom';
import type { ItemRow } from '@reprise/contracts/item';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { sessionOpened } from '../../../kernel/session';
import { type FakeReply, fakeServer, memoryStorage, renderApp } from '../../../kernel/testing/render-app';
import CheckPage from './check.page';
import { itemQuestions, registered, tester, uuid } from './compliance.fixture';
import { locales, reducers, sagas } from './index';

async function open(step: string, first: ItemRow = registered(), storage = memoryStorage()) {
  let item = first;
  const server = fakeServer(({ url, body }): FakeReply => {
    if (url.endsWith('/questions')) return { body: itemQuestions() };
    if (url.endsWith('/preview')) {
      const answers = Reflect.get(Object(body), 'answers') as { answerId: string }[];
      const lower = answers.some(({ answerId }) => answerId === uuid(111));
      const found = lower ? 9000 : 12_000;
      const outcome = lower ? 'lower' : 'same-answers';
      return {
        body: { outcome, declaredPrice: 12_000, controlledPrice: found, state: 'grade_b', absorbedAmount: 0 },
      };
    }
    if (url.endsWith('/control')) {
      item = { ...item, status: 'item_in_quarantine' };
      return { body: item };
    }
    if (url.includes('/stocks')) return { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    return { body: item };
  });
  const path = '/warehouse/check/:itemId/:step';
  const screenOf = (
    <App>
      <CheckPage />
    </App>
  );
  const url = `/warehouse/check/${item.id}/${step}`;
  const options = { path, url, fetch: server.fetch, reducers, sagas, locales, storage };
  const app = await renderApp(screenOf, options);
  act(() => void app.store.dispatch(sessionOpened(tester)));
  return { ...server, ...app, storage };
}
const at = (step: string) => `/warehouse/check/${registered().id}/${step}`;

// antd's menus and dialogs are slow in jsdom.
describe('the compliance test', () => {
  it('goes from the product to its outcome with one key per answer', async () => {
    const { router, calls } = await open('specification');
    await screen.findByRole('heading', { name: 'Is it this product?' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(at('diagnostic')));
    await screen.findByRole('heading', { name: 'What do you observe?' });
    await userEvent.keyboard('1');
    await waitFor(() => expect(screen.getByText('1 of 2')).toBeInTheDocument());
    await userEvent.keyboard('2');
    await waitFor(() => expect(screen.getByTestId('live-price')).toHaveAttribute('data-outcome', 'lower'));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Summary' });
    expect(screen.getByRole('row', { name: 'Screen New Scratched' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Record the test/ }));
    const outcome = await screen.findByTestId('outcome');
    expect(outcome).toHaveAttribute('data-status', 'item_in_quarantine');
    const control = calls.find(({ url }) => url.endsWith('/control'));
    expect(control?.body).toEqual({
      answers: [
        { questionId: uuid(10), answerId: uuid(100) },
        { questionId: uuid(11), answerId: uuid(111) },
      ],
      photoKeys: [],
    });
  });

  it('shows the declared price before anything was observed', async () => {
    const storage = memoryStorage();
    const { store } = await open('specification', registered(), storage);
    expect(store).toBeDefined();
    await screen.findByRole('heading', { name: 'Is it this product?' });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Compliant')).toBeInTheDocument();
  });

  it('resumes a test interrupted by a reload', async () => {
    const storage = memoryStorage({
      'compliance-draft:operator-1': {
        itemId: registered().id,
        answers: { [uuid(10)]: uuid(101) },
        comment: 'Bent',
        photoKeys: [],
        identified: true,
      },
    });
    await open('diagnostic', registered(), storage);
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Bent')).toBeInTheDocument();
  });

  it('leads back to the first open step', async () => {
    const { router } = await open('summary');
    await waitFor(() => expect(router.state.location.pathname).toBe(at('specification')));
  });

  it('refuses an item whose state allows no test', async () => {
    await open('diagnostic', registered({ status: 'item_returned' }));
    expect(await screen.findByText('An item in this status cannot be tested.')).toBeInTheDocument();
  });
});
