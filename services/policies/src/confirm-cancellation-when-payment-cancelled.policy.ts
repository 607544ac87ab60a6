import { idOf, policy, toBuyback } from './policy-language';

/** A forced one follows a buyback that is cancelled already. */
export const confirmCancellationWhenPaymentCancelled = policy(
  'confirm-cancellation-when-payment-cancelled',
  ['PaymentCancelled'],
  (event) => {
    if (event.data.forced) return [];
    return [toBuyback(idOf(event), { type: 'ConfirmCancellation', data: {} })];
  },
);
