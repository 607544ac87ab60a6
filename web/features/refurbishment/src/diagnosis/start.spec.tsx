import '@testing-library/jest-dom';
import { type ItemStatus, makeIdentificationNumber } from '@reprise/contracts/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { fakeServer, problemBody, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../index';
import SearchPage from '../steps/search.page';
import StartPage from './start.page';

const item = (n: number, status: ItemStatus) => ({
  ...{ id: `0197f4a0-0000-7000-8000-00000000000${n}`, identificationNumber: `157799077129${n}`, status },
  ...{ circuit: 'web_post', productLabel: `Phone ${n}`, categoryLabel: 'Phones' },
  ...{ brand: 'Fairphone', mailRequests: 0, warehouseId: '0197f4a0-0000-7000-8000-000000000009' },
  ...{
    categoryId: '0197f4a0-0000-7000-8000-000000000008',
    productId: '0197f4a0-0000-7000-8000-000000000007',
  },
  ...{ createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z' },
});

async function look(Screen: ComponentType, code: string, found: readonly (object | string | number)[]) {
  const [first, status] = found;
  const server = fakeServer(({ url }) => {
    if (!url.startsWith('/api/items/search')) return { body: {} };
    return typeof first === 'string'
      ? { status: Number(status), body: problemBody(first, Number(status)) }
      : { body: { items: found } };
  });
  // By its address: a spec types as fast as a gun shoots.
  const url = `/?code=${encodeURIComponent(code)}`;
  const app = await renderApp(<Screen />, { locales, fetch: server.fetch, url });
  return { ...app, asked: () => server.calls.filter(({ url }) => url.startsWith('/api/items/search')) };
}

// Back office §8: the errors at the start of a diagnosis, and those of the search for refurbishment, which also refuses an
// item that is not to be refurbished.
describe.each([
  ['the start of a diagnosis', StartPage],
  ['the search for refurbishment', SearchPage],
])('%s', (_name, Screen) => {
  it.each([
    [
      'the last digits alone',
      '123',
      'This code is too short: an item code has 8 or 13 digits. Scan it again.',
    ],
    [
      'the start of a code',
      '1577990',
      'This code is too short: an item code has 8 or 13 digits. Scan it again.',
    ],
    ['nothing', ' ', 'Enter a code.'],
    ['an IMEI that was misread', '490154203237519', 'Misread: the check digit is wrong. Scan it again.'],
  ])('says what is wrong with %s, and asks nobody', async (_what, code, sentence) => {
    const { asked } = await look(Screen, code, []);
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it.each([
    [
      'an EAN of the box',
      makeIdentificationNumber('370000000001'),
      ['item-not-recognised', 404],
      /^This code is not recognised, or/,
    ],
    ['a cut IMEI', '49015420323751', ['item-not-recognised', 404], /^This code is not recognised, or/],
    ['a server that fails', '12345678', ['internal-error', 500], /^An unexpected error occurred/],
    ['an item that is lost', '12345678', [item(1, 'item_lost_store')], /^An item in this status/],
  ] as const)('says what became of %s', async (_what, code, found, sentence) => {
    await look(Screen, code, found);
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeVisible();
  });

  it('asks which item is meant where several match, and says why some cannot be', async () => {
    const status = Screen === StartPage ? 'item_completed' : 'item_refurb_in_progress';
    const fit = item(2, status as ItemStatus);
    await look(Screen, '7129', [item(1, 'item_awaiting_inventory'), fit, item(3, 'item_lost_store')]);
    const choices = within(await screen.findByRole('region', { name: /^3 items match/ }));
    const [first, second, third] = choices.getAllByRole('button');
    expect([first, third].map((each) => each?.title)).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/^An item in this status/),
    ]);
    expect(first).toBeDisabled();
    expect(second).toBeEnabled();
    await userEvent.click(second as HTMLElement);
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  });
});

it('does not diagnose an item twice: it leads to its steps', async () => {
  const done = item(4, 'item_refurb_completed');
  const { router } = await look(StartPage, '12345678', [done]);
  expect(await screen.findByText('This item has already been diagnosed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /steps/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/items/${done.id}/item-refurb-steps`));
});
