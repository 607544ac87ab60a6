import type { PaymentType } from './statuses';

const needsIban = {
  bank_transfer: true,
  no_iban_transfer: false,
  gift_card: false,
  voucher: false,
} as const satisfies Record<PaymentType, boolean>;

/** Whether this payment type requires the customer's IBAN. */
export const paymentNeedsIban = (type: PaymentType): boolean => needsIban[type];

/** "Payment is received within 5 working days for some methods" (customer journey §9): those that move through banks. */
const workingDays = {
  bank_transfer: 5,
  no_iban_transfer: 5,
  gift_card: 0,
  voucher: 0,
} as const satisfies Record<PaymentType, number>;

/** Working days between the check and the money; none for what is sent by e-mail at once. */
export const paymentDelayDays = (type: PaymentType): number => workingDays[type];
