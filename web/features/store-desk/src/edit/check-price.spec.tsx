import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { buybackRow, uuid } from '../desk.fixture';
import { at, confirmAll, handOverButton, judgedBy, opened, young } from './edit.fixture';

describe('the price of a buyback that is checked before its hand-over', () => {
  it('shows what changes: declared beside found, old and new price per line, the estimate as it is answered', async () => {
    const { user } = await opened(young());
    expect(screen.getByTestId('estimate-total')).toHaveTextContent('€400.00');
    expect(screen.queryByTestId('declared-price')).toBeNull();
    await user.keyboard('1');
    await at('question-2');
    await user.keyboard('2');
    await at('summary');
    expect(screen.getByTestId('estimate-total')).toHaveTextContent('€320.00');
    expect(screen.getByTestId('declared-price')).toHaveTextContent('Declared price: €400.00');
    const found = within(screen.getByTestId('declared-and-found'));
    expect(found.getByRole('row', { name: /How is the screen\? As new Scratched Differs/ })).toBeVisible();
    expect(found.getByRole('row', { name: /Does it start\? Yes Yes Change/ })).toBeVisible();
    const prices = within(screen.getByTestId('price-change'));
    expect(
      prices.getByRole('row', { name: 'How is the screen? · As new → Scratched – -€40.00' }),
    ).toBeVisible();
    expect(prices.getByRole('row', { name: 'Total €400.00 €320.00' })).toBeVisible();
  });

  it('keeps the promised price of a young buyback whose product is as declared', async () => {
    const { user, sent } = await opened(young());
    await confirmAll(user);
    expect(screen.queryByTestId('price-change')).toBeNull();
    expect(screen.queryByTestId('customer-consents')).toBeNull();
    await user.keyboard('{Enter}');
    await at('hand-over');
    await user.click(screen.getByTestId('hand-over-signed'));
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    expect(sent()[0]).toMatchObject({ handOverSigned: true, price: 40000 });
    expect(sent()[0]).not.toHaveProperty('rediagnosis');
  });

  it('warns that the promised price has ended, shows old and new price per line and needs the customer’s consent', async () => {
    const { user, sent } = await opened(buybackRow());
    expect(screen.getByText(/The price was guaranteed up to and including/)).toBeVisible();
    await confirmAll(user);
    expect(screen.getByText(/The price was guaranteed up to and including/)).toBeVisible();
    const table = within(screen.getByTestId('price-change'));
    expect(table.getAllByText('€400.00')).toHaveLength(2);
    expect(table.getAllByText('€360.00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    expect(await screen.findByText(/only changes with the customer’s consent/)).toBeVisible();
    await at('summary');
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    expect(sent()).toEqual([]);
    await user.click(screen.getByTestId('hand-over-signed'));
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    expect(sent()[0]).toMatchObject({
      handOverSigned: true,
      price: 36000,
      rediagnosis: { customerConsents: true, answers: [{ answerId: uuid(51) }, { answerId: uuid(61) }] },
    });
  });

  it('asks for the consent again when an answer changes the price once more', async () => {
    const { user } = await opened(buybackRow());
    await confirmAll(user);
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: 'Change: How is the screen?' }));
    await at('question-2');
    await user.keyboard('2');
    await at('summary');
    expect(screen.getByTestId('customer-consents')).not.toBeChecked();
  });

  it('estimates by what the server judges by, not by the catalogue of today', async () => {
    const judged = () => ({
      ...judgedBy(young()),
      prices: { grade_a: 10000, grade_b: 9000 },
      priceLocked: true,
    });
    const { user } = await opened(young(), { judged });
    await user.keyboard('{Enter}');
    await at('question-2');
    await user.keyboard('2');
    await at('summary');
    expect(screen.getByTestId('estimate-total')).toHaveTextContent('€90.00');
  });

  it('is looked at and consented to again where the server would charge another one', async () => {
    let prices = judgedBy(young()).prices;
    const judged = () => ({ ...judgedBy(young()), prices, priceLocked: false });
    const { user, sent } = await opened(buybackRow(), { judged, refused: 'price-changed-meanwhile' });
    await confirmAll(user);
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    await user.click(screen.getByTestId('hand-over-signed'));
    prices = { ...prices, grade_a: 30000 };
    await user.click(handOverButton());
    await at('summary');
    expect(screen.getByText(/The price has changed since/)).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('estimate-total')).toHaveTextContent('€300.00'));
    await user.click(screen.getByTestId('customer-consents'));
    await user.click(screen.getByRole('button', { name: /Continue/ }));
    await at('hand-over');
    expect(screen.getByTestId('hand-over-signed')).not.toBeChecked();
    await user.click(screen.getByTestId('hand-over-signed'));
    await user.click(handOverButton());
    await screen.findByTestId('handed-over');
    expect(sent().map((body) => (body as { price: number }).price)).toEqual([36000, 30000]);
  });
});
