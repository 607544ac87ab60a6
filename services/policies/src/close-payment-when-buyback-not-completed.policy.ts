import { idOf, policy, toPayment } from './policy-language';

export const closePaymentWhenBuybackNotCompleted = policy(
  'close-payment-when-buyback-not-completed',
  ['BuybackNotCompleted'],
  (event) => [toPayment(idOf(event), { type: 'CloseUncompletedPayment', data: {} })],
);
