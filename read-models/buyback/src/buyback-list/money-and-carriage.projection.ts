import type { PackageEvent } from '@reprise/contracts/package';
import type { PaymentEvent } from '@reprise/contracts/payment';
import type { PaymentStatus } from '@reprise/contracts/rules';
import type { Changes } from '@reprise/read-kernel';
import type { BuybackListRow } from './buyback-list.row';

const paid = (row: BuybackListRow, status: PaymentStatus): BuybackListRow => ({
  ...row,
  payment: { ...row.payment, status },
});

export const money: Changes<BuybackListRow, PaymentEvent> = {
  PaymentDue: (row) => paid(row, 'awaiting_payment'),
  PaymentNotNeeded: (row) => paid(row, 'payment_not_needed'),
  PaymentInitiated: (row) => paid(row, 'payment_initiated'),
  PaymentCompleted: (row, { data }) => ({
    ...row,
    payment: {
      ...row.payment,
      status: 'payment_completed',
      ...(data.numberEnding === undefined ? {} : { numberEnding: data.numberEnding }),
    },
  }),
  PaymentFailed: (row) => paid(row, 'payment_failed'),
  PaymentCancelled: (row) => paid(row, 'payment_cancelled'),
  // A payment that was already made stays made: the event only tells who asked.
  PaymentCancelFailed: (row, { data }) =>
    data.reason === 'already-paid' ? row : paid(row, 'payment_cancel_failed'),
  PaymentNotCompleted: (row) => paid(row, 'payment_not_completed'),
};

/** Packages: a single one shares the buyback's uuid; a grouped one names its items. */
export const carriage: Changes<BuybackListRow, PackageEvent> = {
  PackageLabelIssued: (row, { data }) => ({
    ...row,
    transport: {
      ...row.transport,
      packageId: row.id,
      carrier: data.carrier,
      trackingNumber: data.trackingNumber,
      trackingLink: data.trackingLink,
      labelKey: data.labelKey,
    },
  }),
  DeliveryStatusReported: (row, { data }) => ({ ...row, deliveryStatus: data.code }),
};
