import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createI18n } from '../../../kernel/i18n';
import { createAppStore } from '../../../kernel/store';
import { locales } from './public';
import RequotePage from './requote.page';

const id = '00000000-0000-4000-8000-000000000007';
const token = 'a-token-of-the-link'.padEnd(32, '0');
const until = '2026-12-05T10:00:00.000Z';
const quote = { id, productLabel: 'Phone', currency: 'EUR', oldPrice: 10_000, newPrice: 7000, until };
const locked = {
  ...{ '@context': 'c', '@id': 'i', '@type': 'Error', type: 't', title: 't', detail: 'd', status: 409 },
  ...{ 'hydra:title': 't', 'hydra:description': 'd', code: 'price-still-locked', traceId: 'trace' },
};

async function open(shown: { status: number; body: unknown } = { status: 200, body: quote }) {
  const posts: unknown[] = [];
  const fetch = async (_input: RequestInfo | URL, init?: RequestInit) => {
    const posted = init?.method === 'POST';
    if (posted) posts.push(JSON.parse(String(init.body)));
    // A price that was taken is locked: the quote is no more.
    const asked = posts.length > 0 ? { status: 409, body: locked } : shown;
    const reply = posted ? { status: 200, body: { id, price: 7000, until } } : asked;
    const text = JSON.stringify(reply.body);
    return {
      ...{ ok: reply.status < 400, status: reply.status, headers: new Headers() },
      ...{ text: async () => text, json: async () => JSON.parse(text) as unknown },
    } as Response;
  };
  const i18n = await createI18n({ locale: 'en-GB', features: locales });
  await i18n.loadNamespaces('proposal');
  render(
    <Provider store={createAppStore({ fetch })}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[`/buyback/${id}/requote?token=${token}`]}>
          <Routes>
            <Route path="/buyback/:buybackId/requote" element={<RequotePage />} />
          </Routes>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { posts, user: userEvent.setup() };
}

it('shows the promised price and that of the day, and takes the latter in one tap', async () => {
  const { posts, user } = await open();
  expect(await screen.findByText('€100.00')).toBeVisible();
  expect(screen.getByText('€70.00')).toBeVisible();
  expect(screen.getByText(/guaranteed up to and including 5 Dec 2026/)).toBeVisible();
  expect(posts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept €70.00' }));
  expect(await screen.findByRole('heading', { name: 'Price renewed' })).toHaveFocus();
  expect(posts).toEqual([{ token, price: 7000 }]);
});

it('says so while the promised price still holds, and offers nothing to take', async () => {
  await open({ status: 409, body: locked });
  expect(await screen.findByRole('heading', { name: 'Your price still holds' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['buyback-status-invalid', /no longer with you, or the sale has ended.*Nothing was changed/, null],
  ['buyback-cancelled', /has been cancelled.*get a new estimate/, 'Get an estimate'],
  ['buyback-cancel-pending', /is being cancelled.*Nothing was changed/, null],
])('says in a customer’s words why there is no price: %s', async (code, sentence, next) => {
  await open({ status: 409, body: { ...locked, code } });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Follow my sale' })).toBeVisible();
  const estimate = screen.queryByRole('link', { name: 'Get an estimate' });
  expect(estimate?.textContent ?? null).toBe(next);
});
