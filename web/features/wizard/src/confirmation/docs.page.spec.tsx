import '@testing-library/jest-dom';
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { labelsSlice } from '../../../../kernel/labels';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { tracked } from '../testing/tracked';
import { declaredSlice, type DeclaredState } from './declared.slice';
import type { Declared } from './declared.types';
import ConfirmationDocsPage from './docs.page';

const id = '00000000-0000-4000-8000-000000000001';
const buyback: Declared = {
  ...{ id, identificationNumber: '3760123456783', status: 'bb_awaiting_inventory', circuit: 'web_post' },
  ...{ currency: 'EUR', price: 100, labelExpected: false, token: 'A'.repeat(32) },
  ...{ productLabel: 'Téléphone 128 Go', productLabelTranslations: { 'en-GB': 'Phone 128 GB' } },
};

function open(
  circuit: Declared['circuit'] = 'web_post',
  labelReady?: boolean,
  status: Declared['status'] = buyback.status,
) {
  const labelExpected = labelReady !== undefined;
  const before: DeclaredState = { buybacks: { [id]: { ...buyback, circuit, labelExpected } } };
  const reducers = {
    declared: (state = before, action: UnknownAction) => declaredSlice.reducer(state, action),
    labels: labelsSlice.reducer,
  };
  const path = '/buyback-confirmation-docs';
  const infos = {
    ...{ paymentDelayDays: 0, labelExpected, labelReady: labelReady === true, transferOrderCopies: 1 },
    ...{ trackingSheetExpected: true, terms: '', highlightedInstruction: '' },
  };
  const { fetch } = fakeServer(({ url }) => ({
    body: url.includes('/tracking') ? tracked({ ...buyback, circuit }, status) : infos,
  }));
  return renderApp(<ConfirmationDocsPage />, { path, url: `${path}?ids=${id}`, locales, fetch, reducers });
}

describe('the documents to print', () => {
  it('names each product in the language of its reader, with the code to show', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Phone 128 GB' })).toBeVisible();
    expect(screen.getByText('3760123456783')).toBeVisible();
    expect(screen.getByText(/put the tracking sheet inside/)).toBeVisible();
  });

  it('asks nobody to pack what is taken to a store', async () => {
    await open('web_drop');
    expect(await screen.findByText(/Take the tracking sheet to the store/)).toBeVisible();
  });

  it('offers at once a label that is there already, and waits only for one that is not', async () => {
    const { unmount } = await open('web_post', true);
    expect(await screen.findByRole('link', { name: /label/i })).toBeVisible();
    unmount();
    await open('web_post', false);
    expect(await screen.findByRole('status')).toHaveTextContent(/being prepared/);
  });

  it('are none once the sale was cancelled', async () => {
    await open('web_post', true, 'bb_cancelled');
    expect(await screen.findByRole('heading', { name: 'Your sale has been cancelled' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /label|sheet/i })).toBeNull();
  });
});
