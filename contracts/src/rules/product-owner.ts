import { z } from 'zod';
import { isCompletedBuyback, type BuybackStatus, type PaymentStatus } from './statuses';

/**
 * Whose a product is that was found again, or that is held after its buyback was cancelled (ADR 60): the account's if
 * the buyback was completed or its customer paid, else the customer's. `undecided` while money is on its way.
 */
export const productOwnerSchema = z.enum(['account', 'customer', 'undecided']);
export type ProductOwner = z.infer<typeof productOwnerSchema>;

type Closed = { readonly status: BuybackStatus; readonly payment: { readonly status: PaymentStatus } };

export function productOwner({ status, payment }: Closed): ProductOwner {
  if (isCompletedBuyback(status)) return 'account';
  switch (payment.status) {
    case 'payment_completed':
    // Nothing was promised for it.
    case 'payment_not_needed':
      return 'account';
    case 'payment_initiated':
    case 'payment_cancel_failed':
      return 'undecided';
    case 'payment_created':
    case 'awaiting_payment':
    case 'payment_failed':
    case 'payment_cancelled':
    case 'payment_not_completed':
      return 'customer';
  }
}
