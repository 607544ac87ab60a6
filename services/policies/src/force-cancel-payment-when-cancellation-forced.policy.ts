import { idOf, policy, toPayment } from './policy-language';

export const forceCancelPaymentWhenCancellationForced = policy(
  'force-cancel-payment-when-cancellation-forced',
  ['CancellationForced'],
  (event) => [toPayment(idOf(event), { type: 'ForceCancelPayment', data: {} })],
);
