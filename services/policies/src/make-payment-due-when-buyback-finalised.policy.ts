import { idOf, policy, toPayment } from './policy-language';

/** Modes that are paid in the store (domain §4). */
export const makePaymentDueWhenBuybackFinalised = policy(
  'make-payment-due-when-buyback-finalised',
  ['BuybackFinalised'],
  (event) => {
    const { payableNow, amount, customerId } = event.data;
    if (!payableNow) return [];
    return [toPayment(idOf(event), { type: 'MakePaymentDue', data: { amount, customerId } })];
  },
);
