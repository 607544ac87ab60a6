import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { type FakeReply, fakeServer, problemBody, renderApp } from '../../../kernel/testing/render-app';
import PassportPage from './passport.page';
import { locales } from './public';

const act = { at: '2026-01-20T09:00:00.000Z', role: 'warehouse_operator' };
const passport = {
  ...{ identificationNumber: '4820000079191', product: 'Aurora 12', brand: 'Aurora', code: 'AB12C-34DEF' },
  tested: { ...act, questions: ['Is the screen intact?'] },
  steps: [{ ...act, label: 'Replace the battery' }],
  erasure: {
    ...act,
    outcome: 'erased',
    provider: 'Blancco',
    standard: 'NIST 800-88',
    certificate: 'c'.repeat(64),
  },
};
async function open(reply: FakeReply) {
  const server = fakeServer(() => reply);
  const place = { path: '/passport/:itemId', url: '/passport/i-1?token=abc' };
  await renderApp(<PassportPage />, { ...place, locales, fetch: server.fetch });
  return server.calls;
}

describe('the passport behind a QR code', () => {
  it('says what was tested, done and erased, in which role, and its code', async () => {
    const calls = await open({ body: passport });
    for (const text of ['Aurora 12', 'Is the screen intact?', 'Blancco', 'c'.repeat(64), 'AB12C-34DEF'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(calls[0]?.url).toContain('/item-passports/i-1?token=abc');
    expect(screen.getByText(/^Replace the battery/)).toBeInTheDocument();
    expect(screen.getAllByText(/20 January 2026 · Workshop operator/)).toHaveLength(3);
  });
  it('tells whoever holds the product that work on it is under way, and asks nothing of them', async () => {
    await open({ status: 409, body: problemBody('passport-not-ready', 409) });
    expect(await screen.findByRole('heading', { name: 'This product is being worked on' })).toBeVisible();
    expect(screen.queryByText(/Finish them first/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
  it('says clearly that an altered address opens none, without a retry that cannot help', async () => {
    await open({ status: 404, body: problemBody('not-found', 404) });
    expect(await screen.findByText('This address does not open a passport')).toBeInTheDocument();
    expect(screen.getByText(/Scan the QR code on the sheet again/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
