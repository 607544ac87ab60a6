import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { buybackRow, uuid } from '../desk.fixture';
import { checkStorageKey } from './check.types';
import { at, confirmAll, handOverButton, opened, young } from './edit.fixture';

const signedBox = (): HTMLElement => screen.getByRole('checkbox', { name: /signed the transfer order/ });

describe('the check of a buyback that was declared on the web', () => {
  it('asks the questions one at a time, with what the customer declared chosen and marked', async () => {
    const { user } = await opened(young());
    expect(screen.getByRole('heading', { name: 'Does it start?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'How is the screen?' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription(
      'Declared by the customer',
    );
    expect(screen.getAllByTestId('declared-mark')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await at('question-2');
    expect(screen.getByRole('radio', { name: 'As new' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'As new' })).toHaveFocus();
    await user.keyboard('2');
    await at('summary');
    await user.click(screen.getByRole('button', { name: 'Change: How is the screen?' }));
    await at('question-2');
    // What was found is chosen now; the mark stays with what was declared.
    expect(screen.getByRole('radio', { name: 'Scratched' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'As new' })).toHaveAccessibleDescription(
      'Declared by the customer',
    );
  });

  it('says where the customer has not answered, and waits for an answer', async () => {
    const [first] = young().answers;
    const { user } = await opened(young({ answers: first ? [first] : [] }));
    await user.keyboard('{Enter}');
    await at('question-2');
    expect(screen.getByText('The customer has not answered this question yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    expect(await screen.findByText('Choose an answer.')).toBeVisible();
    await at('question-2');
  });

  it('stops at an answer that blocks until it is corrected', async () => {
    const { user } = await opened(young());
    await user.keyboard('2');
    expect(await screen.findByText('We do not buy this product')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the buyback' })).toHaveAttribute(
      'href',
      `/buyback/${uuid(1)}`,
    );
    await at('question-1');
    await user.keyboard('1');
    await at('question-2');
    expect(screen.queryByText('We do not buy this product')).toBeNull();
  });

  it('runs by keyboard from the first question to the hand-over', async () => {
    const { user, sent } = await opened(buybackRow());
    await confirmAll(user);
    await waitFor(() => expect(screen.getByRole('button', { name: /Continue/ })).toHaveFocus());
    await user.keyboard('{Enter}');
    // The consent is missing, and gets the focus.
    await waitFor(() => expect(screen.getByTestId('customer-consents')).toHaveFocus());
    await user.keyboard(' {Enter}');
    await at('hand-over');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    for (let tabs = 0; tabs < 12 && document.activeElement !== signedBox(); tabs += 1) await user.tab();
    expect(signedBox()).toHaveFocus();
    await user.tab({ shift: true });
    await user.click(handOverButton());
    // The signature is missing, and gets the focus.
    await waitFor(() => expect(signedBox()).toHaveFocus());
    await user.keyboard(' {Enter}');
    await screen.findByTestId('handed-over');
    expect(sent()).toHaveLength(1);
  });

  it('opens at the step in the address, but the hand-over not before every answer was looked at', async () => {
    const { router } = await opened(young(), { step: 'question-2' });
    expect(screen.getByRole('radio', { name: 'As new' })).toBeChecked();
    await act(() => router.navigate('?step=hand-over'));
    await at('question-1');
  });

  it('keeps what was found through a reload, and forgets it once the product is handed over', async () => {
    const { user, unmount, storage } = await opened(young());
    await user.keyboard('1');
    await at('question-2');
    await user.keyboard('2');
    await at('summary');
    unmount();
    await opened(young(), { storage, step: 'summary' });
    expect(screen.getByRole('row', { name: /As new Scratched Differs/ })).toBeVisible();
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    await user.click(screen.getByTestId('hand-over-signed'));
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    await waitFor(() => expect(storage.read(checkStorageKey)).toBeNull());
  });

  it('begins with the summary of what was begun at a counter: it was answered there', async () => {
    await opened(young({ channel: 'store', circuit: 'store_drop' }), { at: 'summary' });
    expect(screen.getByRole('row', { name: /Does it start\? Yes Yes/ })).toBeVisible();
  });

  it('hands over as declared what can no longer be asked about, and says why', async () => {
    const { user, sent } = await opened(young(), { gone: true, at: 'summary' });
    expect(await screen.findByText(/no longer/)).toBeVisible();
    expect(screen.getByRole('row', { name: /How is the screen\? As new As new/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    await user.click(signedBox());
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    expect(sent()[0]).not.toHaveProperty('rediagnosis');
  });

  it('keeps the questions in reach on a phone: the lines of the estimate are folded', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    try {
      const { user } = await opened(young());
      expect(screen.getByText('How this price is calculated').closest('details')).not.toHaveAttribute('open');
      await user.click(screen.getByRole('radio', { name: 'Yes' }));
      await at('question-2');
    } finally {
      globalThis.matchMedia = wide;
    }
  });
});
