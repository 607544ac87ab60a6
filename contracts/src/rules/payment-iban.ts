import type { PaymentType } from './statuses';

const needsIban = {
  bank_transfer: true,
  no_iban_transfer: false,
  gift_card: false,
  voucher: false,
} as const satisfies Record<PaymentType, boolean>;

/** Whether the customer must give an IBAN to be paid this way. */
export const paymentNeedsIban = (type: PaymentType): boolean => needsIban[type];
