import type { PaymentType } from './statuses';

const needsIban = {
  bank_transfer: true,
  no_iban_transfer: false,
  gift_card: false,
  voucher: false,
} as const satisfies Record<PaymentType, boolean>;

/** Whether this payment type requires the customer's IBAN. */
export const paymentNeedsIban = (type: PaymentType): boolean => needsIban[type];
