import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { sessionOpened } from '../../../kernel/session';
import { byHand } from '../../../kernel/testing/by-hand';
import { type FakeReply, fakeServer, memoryStorage, renderApp } from '../../../kernel/testing/render-app';
import CheckPage from './check.page';
import { itemQuestions, registered, tester, uuid } from './compliance.fixture';
import { locales } from './index';
import { reducers, sagas } from './compliance.state';

const mockOther = { id: uuid(50), label: 'Phone 13', brand: 'Acme' };
jest.mock('../../../kernel/search/use-product-search', () => ({
  useProductSearch: (text: string) => ({
    status: text ? 'found' : 'idle',
    products: text ? [mockOther] : [],
    total: 1,
  }),
}));

const person = byHand();
const item = registered();
async function open() {
  const server = fakeServer(({ url, method }): FakeReply => {
    if (url.includes('/questions')) return { body: itemQuestions() };
    if (method === 'POST')
      return {
        body: {
          ...{ outcome: 'lower', declaredPrice: 12_000, controlledPrice: 9_000 },
          ...{ state: 'grade_b', absorbedAmount: 0 },
        },
      };
    return { body: item };
  });
  const page = (
    <App>
      <CheckPage />
    </App>
  );
  const path = '/warehouse/check/:itemId/:step';
  const url = `/warehouse/check/${item.id}/specification`;
  const options = { path, url, fetch: server.fetch, reducers, sagas, locales, storage: memoryStorage() };
  const app = await renderApp(page, options);
  act(() => void app.store.dispatch(sessionOpened(tester)));
  return server;
}

describe('another product than the declared one', () => {
  it('is taken only after its price was shown, and the test is then priced as that product', async () => {
    const { calls } = await open();
    // The declared product is priced first, a moment after the page has opened.
    await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/preview'))).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'It is another product' }));
    await person.type(await screen.findByLabelText('Which product is it?'), 'Phone');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Acme Phone 13' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'What changes' })).toHaveFocus();
    expect(await screen.findByText('If it is Phone 13')).toBeVisible();
    expect(await screen.findByText('€90.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Test it as this product' })).toHaveFocus();
    expect(screen.getByText(/the customer will receive a new offer/)).toBeVisible();
    await waitFor(() =>
      expect(calls.findLast(({ url }) => url.endsWith('/preview'))?.body).toMatchObject({
        specification: { productId: mockOther.id },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Test it as this product' }));
    expect(await screen.findByText('Tested as Phone 13, declared as Phone 12.')).toBeVisible();
    await waitFor(() =>
      expect(calls.some(({ url }) => url.endsWith(`productId=${mockOther.id}`))).toBe(true),
    );
    await waitFor(() => expect(screen.getByRole('group', { name: /^Tested as Phone 13/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'It is the declared product after all' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'It is another product' })).toHaveFocus());
  });

  it('leads the focus back to where the search began when it is given up', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'It is another product' }));
    await person.type(await screen.findByLabelText('Which product is it?'), 'Phone');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'It is another product' })).toHaveFocus();
  });
});
