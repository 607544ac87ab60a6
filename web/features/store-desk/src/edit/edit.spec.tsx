import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { buybackRow } from '../desk.fixture';
import { at, confirmAll, opened, shown, young } from './edit.fixture';

describe('handing over a predeclared buyback', () => {
  // What a file needs of the browser, which the one of these specs does not have.
  beforeAll(() =>
    Object.assign(URL, { createObjectURL: () => 'about:blank', revokeObjectURL: () => undefined }),
  );

  it.each([
    ['web_post', /the customer sends it/],
    ['web_drop', /not waiting for a hand-over/],
  ] as const)('says of one of %s that is on its way why a store cannot take it', async (circuit, reason) => {
    await shown(buybackRow({ circuit, status: 'bb_awaiting_inventory' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByTestId('wizard-step')).not.toBeInTheDocument();
  });

  it('prints what is to be signed with what was entered, before anything is signed or kept', async () => {
    const { user, sent, calls } = await opened(young());
    await confirmAll(user);
    await user.keyboard('{Enter}');
    await at('hand-over');
    const city = screen.getByLabelText('City');
    await user.clear(city);
    await user.click(screen.getByTestId('print-transfer-order'));
    // The paper names the customer: nothing is drawn while a field is missing.
    expect(city).toHaveAttribute('aria-invalid', 'true');
    expect(sent()).toEqual([]);
    await user.type(city, 'Villeurbanne');
    await user.click(screen.getByTestId('print-transfer-order'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(calls().at(-1)?.url).toMatch(/\/transfer-order$/);
    expect(sent()[0]).toMatchObject({ customer: { city: 'Villeurbanne' } });
    expect(sent()[0]).not.toHaveProperty('handOverSigned');
    expect(screen.getByTestId('hand-over-form')).toBeVisible();
    expect(screen.getByTestId('hand-over-signed')).not.toBeChecked();
  });

  it('keeps what was entered when the seller goes back to an answer', async () => {
    const { user } = await opened(young());
    await confirmAll(user);
    await user.keyboard('{Enter}');
    await at('hand-over');
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Villeurbanne');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await at('summary');
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    expect(screen.getByLabelText('City')).toHaveValue('Villeurbanne');
  });
});
