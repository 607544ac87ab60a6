import '@testing-library/jest-dom';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { labelAnswered, labelsSlice } from '../../../../kernel/labels';
import { fakeServer, renderApp } from '../../../../kernel/testing/render-app';
import { locales } from '../public';
import { tracked } from '../testing/tracked';
import ConfirmationPage from './confirmation.page';
import { declaredSlice, type DeclaredState } from './declared.slice';
import type { Declared } from './declared.types';

// It measures text on a canvas.
jest.mock('bwip-js/browser', () => ({ code128: () => '<svg/>', drawingSVG: () => ({}) }));

const id = '00000000-0000-4000-8000-000000000001';
const buyback: Declared = {
  ...{ id, identificationNumber: '3760123456783', status: 'bb_awaiting_inventory' },
  ...{ circuit: 'web_post', currency: 'EUR', price: 100, labelExpected: true, token: 'A'.repeat(32) },
  productLabel: 'Phone',
};
async function open(circuit: Declared['circuit'] = 'web_post', status: Declared['status'] = buyback.status) {
  const { fetch } = fakeServer(({ url }) => ({
    body: url.includes('/instructions')
      ? { instructions: [] }
      : url.includes('/tracking')
        ? tracked({ ...buyback, circuit }, status)
        : {
            ...{ paymentDelayDays: 0, labelExpected: true, labelReady: false },
            ...{ transferOrderCopies: 1, trackingSheetExpected: false, terms: '' },
            highlightedInstruction: 'Retirez la batterie.',
            highlightedInstructionTranslations: { 'en-GB': 'Remove the battery.' },
          },
  }));
  const before: DeclaredState = { buybacks: { [id]: { ...buyback, circuit } } };
  const reducers = {
    declared: (state = before, action: UnknownAction) => declaredSlice.reducer(state, action),
    labels: labelsSlice.reducer,
  };
  const url = `/buyback-confirmation?ids=${id}`;
  return renderApp(<ConfirmationPage />, { path: '/buyback-confirmation', url, locales, fetch, reducers });
}

describe('the confirmation', () => {
  it('shows the code as text and as a bar code, and what to do before the product is sent', async () => {
    await open();
    expect(await screen.findByRole('img', { name: /3760123456783/ })).toBeVisible();
    expect(document.body.textContent?.replace(/\s/g, '')).toContain('3760123456783');
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });

  it('says what comes first in the customer’s language', async () => {
    const { i18n } = await open();
    expect(await screen.findByText('Remove the battery.')).toBeVisible();
    await act(() => i18n.changeLanguage('fr-FR'));
    expect(screen.getByText('Retirez la batterie.')).toBeVisible();
  });

  it('does not ask to pack what is taken to a store', async () => {
    await open('web_drop');
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
    expect(screen.queryByText(/padded box/)).toBeNull();
  });

  it('says in one line that the label is being made and that the person may leave', async () => {
    await open();
    expect(await screen.findByRole('status')).toHaveTextContent(/label.+e-mail/i);
  });

  it('says so when the label did not come in time, and that it follows', async () => {
    const { store } = await open();
    await screen.findByRole('status');
    act(() => void store.dispatch(labelAnswered({ id, label: 'not-available' })));
    expect(await screen.findByText('The label is not available yet')).toBeVisible();
    expect(screen.getByText(/We will send the label by e-mail/)).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks for nothing more once the sale was cancelled, and says what that means', async () => {
    await open('web_post', 'bb_cancelled');
    expect(await screen.findByRole('heading', { name: 'Your sale has been cancelled' })).toBeVisible();
    expect(screen.getByText(/Nothing will be paid for it\. Do not send or bring the product/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get an estimate' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: 'Follow my sale' })).toBeVisible();
  });
});
