import { stocksOfOtherPurpose, suitsStock } from './stock-purpose.rules';

describe('what a native stock is for', () => {
  it('is one thing for three of them, and anything for the others and for stocks that people made', () => {
    expect(stocksOfOtherPurpose('item_refurb_in_progress')).toEqual([
      'awaiting_control',
      'customer_return',
      'in_quarantine',
    ]);
    expect(stocksOfOtherPurpose('item_in_quarantine')).toEqual(['awaiting_control', 'customer_return']);
    expect(suitsStock(null, 'item_refurb_in_progress')).toBe(true);
  });
});
