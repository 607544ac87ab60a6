import { idOf, policy, toBuyback } from './policy-language';

export const failCancellationWhenPaymentCancelFailed = policy(
  'fail-cancellation-when-payment-cancel-failed',
  ['PaymentCancelFailed'],
  (event) => [toBuyback(idOf(event), { type: 'FailCancellation', data: { reason: event.data.reason } })],
);
