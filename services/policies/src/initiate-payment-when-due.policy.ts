import type { PaymentProvider } from '@reprise/contracts/rules';
import { idOf, policy, toPayment } from './policy-language';

/** A manual payment waits for a person, a SEPA transfer for its batch (domain §4). */
const isAutomatic: Readonly<Record<PaymentProvider, boolean>> = {
  none: false,
  sepa_transfer: false,
  gift_card_a: true,
  gift_card_b: true,
  card: true,
};

export const initiatePaymentWhenDue = policy('initiate-payment-when-due', ['PaymentDue'], (event) => {
  if (!isAutomatic[event.data.provider]) return [];
  return [toPayment(idOf(event), { type: 'InitiatePayment', data: {} })];
});
