import { productOwner } from './product-owner';
import type { BuybackStatus, PaymentStatus } from './statuses';

const owner = (status: BuybackStatus, payment: PaymentStatus) =>
  productOwner({ status, payment: { status: payment } });

// ADR 60.
describe('Whose a found product is', () => {
  it('a completed buyback made it the account’s, whatever becomes of the payment', () => {
    expect(owner('bb_completed_by_price', 'payment_failed')).toBe('account');
  });
  it('it is the account’s if the customer was paid before it was lost, or if nothing was promised', () => {
    expect(owner('bb_not_completed', 'payment_completed')).toBe('account');
    expect(owner('bb_not_completed', 'payment_not_needed')).toBe('account');
  });
  it('it is the customer’s if the customer was not paid', () => {
    expect(owner('bb_not_completed', 'payment_not_completed')).toBe('customer');
    expect(owner('bb_cancelled', 'payment_cancelled')).toBe('customer');
  });
  it('nobody knows while money is on its way', () => {
    expect(owner('bb_not_completed', 'payment_initiated')).toBe('undecided');
    expect(owner('bb_not_completed', 'payment_cancel_failed')).toBe('undecided');
  });
});
