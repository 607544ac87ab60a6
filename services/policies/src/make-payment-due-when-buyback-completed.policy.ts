import { idOf, policy, toPayment } from './policy-language';

export const makePaymentDueWhenBuybackCompleted = policy(
  'make-payment-due-when-buyback-completed',
  ['BuybackCompleted'],
  (event) => {
    const { validatedPrice, customerId } = event.data;
    const data = { amount: validatedPrice, customerId };
    return [toPayment(idOf(event), { type: 'MakePaymentDue', data })];
  },
);
