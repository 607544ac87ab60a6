import type { PackageEvent } from '@reprise/contracts/package';
import { carrierName } from '@reprise/contracts/rules';
import { paymentEvents, type PaymentEvent } from '@reprise/contracts/payment';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Changes, RowContent } from '@reprise/read-kernel';
import type { BuybackListRow } from './buyback-list.row';

function paid(
  row: BuybackListRow,
  event: RecordedEvent<PaymentEvent>,
): RowContent<BuybackListRow> | undefined {
  const status = paymentEvents.statusAfter(event);
  if (status === undefined) return undefined;
  const numberEnding = event.type === 'PaymentCompleted' ? event.data.numberEnding : undefined;
  return {
    ...row,
    payment: { ...row.payment, status, ...(numberEnding === undefined ? {} : { numberEnding }) },
  };
}

/** The row opens with the payment that is foreseen. */
const { PaymentCreated: _opening, ...later } = paymentEvents.schemas;
const types = Object.keys(later) as PaymentEvent['type'][];

/** What happens to the money, as far as the file's row shows it. */
export const money: Changes<BuybackListRow, PaymentEvent> = Object.fromEntries(
  types.map((type) => [type, paid]),
);

/** Packages: a single one shares the buyback's UUID; a grouped one lists its items. */
export const carriage: Changes<BuybackListRow, PackageEvent> = {
  PackageLabelIssued: (row, { data }) => ({
    ...row,
    transport: {
      ...row.transport,
      packageId: row.id,
      carrier: carrierName(data.carrier),
      trackingNumber: data.trackingNumber,
      trackingLink: data.trackingLink,
      labelKey: data.labelKey,
    },
  }),
  DeliveryStatusReported: (row, { data }) => ({ ...row, deliveryStatus: data.code }),
};
