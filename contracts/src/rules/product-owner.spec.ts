import { productOwner } from './product-owner';

// ADR 60.
describe('Whose a found product is', () => {
  it('a completed buyback made it the account’s, whatever becomes of the payment', () => {
    expect(productOwner('bb_completed_by_price', 'payment_failed')).toBe('account');
  });
  it('it is the account’s if the customer was paid before it was lost, or if nothing was promised', () => {
    expect(productOwner('bb_not_completed', 'payment_completed')).toBe('account');
    expect(productOwner('bb_not_completed', 'payment_not_needed')).toBe('account');
  });
  it('it is the customer’s if the customer was not paid', () => {
    expect(productOwner('bb_not_completed', 'payment_not_completed')).toBe('customer');
    expect(productOwner('bb_cancelled', 'payment_cancelled')).toBe('customer');
  });
  it('nobody knows while money is on its way', () => {
    expect(productOwner('bb_not_completed', 'payment_initiated')).toBe('undecided');
    expect(productOwner('bb_not_completed', 'payment_cancel_failed')).toBe('undecided');
  });
});
