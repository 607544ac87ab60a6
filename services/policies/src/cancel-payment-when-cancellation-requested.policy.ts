import { idOf, policy, toPayment } from './policy-language';

export const cancelPaymentWhenCancellationRequested = policy(
  'cancel-payment-when-cancellation-requested',
  ['CancellationRequested'],
  (event) => [toPayment(idOf(event), { type: 'CancelPayment', data: {} })],
);
