import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import type { Declared } from './declared.types';
import { NextTogether } from './next-together';

const declared = (n: number, circuit: Declared['circuit']): Declared => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  identificationNumber: `124832690034${n}`,
  status: 'bb_awaiting_inventory',
  ...{ circuit, currency: 'EUR', price: 100, labelExpected: true, token: 'A'.repeat(32) },
  productLabel: `Phone ${n}`,
});
const open = (buybacks: readonly Declared[]) => {
  const infos = {
    ...{ paymentDelayDays: 0, labelExpected: true, labelReady: true },
    ...{ transferOrderCopies: 1, trackingSheetExpected: false, terms: '' },
  };
  const { fetch } = fakeServer(({ url }) => ({
    body: url.includes('/instructions') ? { instructions: [] } : infos,
  }));
  return renderApp(<NextTogether buybacks={buybacks} />, { locales, fetch });
};

it('five products that travel alike are told once what comes next', async () => {
  await open([1, 2, 3, 4, 5].map((n) => declared(n, 'web_post')));
  expect(await screen.findAllByText('What happens next')).toHaveLength(1);
  expect(await screen.findByText(/paid as soon as the product has been checked/)).toBeVisible();
});

it('a client without instructions of its own has its customers told how to hand over', async () => {
  await open([declared(1, 'web_post')]);
  const told = await screen.findByText('Print the label, pack the product and post it.');
  expect(screen.getAllByRole('listitem')[0]).toContainElement(told);
});

it('those that travel otherwise are told apart, by name', async () => {
  await open([declared(1, 'web_post'), declared(2, 'web_drop'), declared(3, 'web_post')]);
  expect(await screen.findByRole('heading', { name: 'Phone 1, Phone 3' })).toBeVisible();
  expect(screen.getAllByText('What happens next')).toHaveLength(2);
});
