import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, renderApp } from '../../../kernel/testing/render-app';
import { locales } from './index';
import { SimulationPanel } from './simulation-panel';

const none = { quotes: 0, offered: 0, simulated: 0, refusedThen: 0, refusedNow: 0 };
const nothing = {
  ...{ from: '2026-01-06T09:00:00.000Z', currency: 'EUR', allQuotes: 0, total: none, declared: 0 },
  ...{ unreadable: 0, categories: [], products: [] },
};
const open = async (simulation: object, lines: number, draft = true) => {
  const { fetch } = fakeServer(() => ({ body: { ...nothing, ...simulation } }));
  await renderApp(<SimulationPanel id="1" lines={lines} draft={draft} />, { fetch, locales });
  await userEvent.click(await screen.findByRole('button', { name: 'Simulate on the last 30 days' }));
};

describe('the simulation of a price list', () => {
  it.each([
    ['without products', {}, 0, true, /^This list has no products yet\. Add some/],
    ['without any quote', {}, 3, true, /^No product was quoted in the last 30 days/],
    ['a draft without its quotes', { allQuotes: 5 }, 3, true, /none of them .* Add products that customers/],
    ['another without its quotes', { allQuotes: 5 }, 3, false, /none of them .* Come back when its products/],
    [
      'that nobody can read',
      { allQuotes: 5, unreadable: 2 },
      3,
      true,
      /^No quote of these products can still/,
    ],
  ])('%s says so, and what to do next, instead of zeros', async (_what, simulation, lines, draft, words) => {
    await open(simulation, lines, draft);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows its figures where there are some', async () => {
    const total = { ...none, quotes: 2, offered: 3_000, simulated: 2_500 };
    await open({ allQuotes: 5, total }, 3);
    expect(await screen.findByText(/^2 of the 5 quotes of the last 30 days/)).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(3);
  });

  it('leaves the focus to its button, which takes the figures away again', async () => {
    await open({}, 3);
    await screen.findByTestId('simulation');
    expect(screen.getByRole('button', { expanded: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByTestId('simulation')).toBeNull();
  });
});
