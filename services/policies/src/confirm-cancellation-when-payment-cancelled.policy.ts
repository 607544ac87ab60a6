import { idOf, policy, toBuyback } from './policy-language';

/** After a forced one the buyback is already cancelled. */
export const confirmCancellationWhenPaymentCancelled = policy(
  'confirm-cancellation-when-payment-cancelled',
  ['PaymentCancelled'],
  (event) => {
    if (event.data.forced) return [];
    return [toBuyback(idOf(event), { type: 'ConfirmCancellation', data: {} })];
  },
);
