import type { BuybackEvent, BuybackOpening } from '@reprise/contracts/buyback';
import type { Changes } from '@reprise/read-kernel';
import type { BuybackListRow } from './buyback-list.row';

const answered = (row: BuybackListRow, status: 'accepted' | 'declined' | 'expired' | 'withdrawn') =>
  row.proposal ? { proposal: { ...row.proposal, status } } : {};

/** An end settles what was open: no cancellation or answer is pending any more. */
function ended({ cancellation: _settled, ...row }: BuybackListRow): BuybackListRow {
  return { ...row, ...(row.proposal?.status === 'open' ? answered(row, 'withdrawn') : {}) };
}

/** Another price before the product is handed over; the first one stays as the predeclared price. */
const repriced = (row: BuybackListRow, { answers, price }: Pick<BuybackOpening, 'answers' | 'price'>) => ({
  ...row,
  answers,
  productState: price.state,
  priceLines: price.lines,
  prices: {
    ...row.prices,
    predeclared: row.prices.predeclared ?? row.prices.declared,
    declared: price.total,
  },
});

/** What the buyback's own later events do to the row. */
export const ownEvents: Changes<BuybackListRow, BuybackEvent> = {
  BuybackRediagnosed: (row, { data }) => repriced(row, data),
  // The price of the day is what the workshop compares with.
  BuybackRequoted: (row, { data }) => ({
    ...repriced(row, data),
    diagnosticId: data.diagnosticId,
    priceLock: data.priceLock,
  }),
  BuybackFinalised: (row, { data }) => ({
    ...row,
    status: 'bb_awaiting_inventory',
    storeId: data.storeId,
    customerId: data.customerId,
    finalisedAt: data.signedAt,
    ...(data.imei ? { imei: data.imei } : {}),
    ...(data.forcedInvalidImei === undefined ? {} : { forcedInvalidImei: data.forcedInvalidImei }),
  }),
  BuybackShipped: (row, { data }) => ({
    ...row,
    status: 'bb_in_transit',
    // A grouped package has an id of its own; through it the buyback’s history shows the transport.
    transport: {
      ...row.transport,
      shippedAt: data.shippedAt,
      ...(data.packageId ? { packageId: data.packageId } : {}),
    },
  }),
  ProcessingStarted: (row) => ({ ...row, status: 'bb_in_processing' }),
  ProcessingUndone: (row, { data }) => ({ ...row, status: data.backTo }),
  BuybackControlled: (row, { data }) => ({
    ...row,
    controlledAnswers: data.answers,
    prices: { ...row.prices, controlled: data.price.total },
  }),
  PriceProposed: (row, { data }) => ({
    ...row,
    proposal: {
      id: data.proposalId,
      status: 'open',
      declaredPrice: data.declaredPrice,
      proposedPrice: data.proposedPrice,
      differences: data.differences,
      ...(data.late ? { late: data.late } : {}),
      expiresAt: data.expiresAt,
    },
  }),
  ProposalAccepted: (row) => ({ ...row, ...answered(row, 'accepted') }),
  ProposalDeclined: (row) => ({ ...row, ...answered(row, 'declined') }),
  ProposalExpired: (row) => ({ ...row, ...answered(row, 'expired') }),
  ProposalWithdrawn: (row) => ({ ...row, ...answered(row, 'withdrawn') }),
  BuybackCompleted: (row, { data }) => ({
    ...ended(row),
    status: data.status,
    prices: { ...row.prices, validated: data.validatedPrice },
  }),
  BuybackNotCompleted: (row) => ({ ...ended(row), status: 'bb_not_completed' }),
  CancellationRequested: (row, { data }) => ({
    ...row,
    cancellation: 'requested',
    cancelReason: data.reason,
  }),
  CancellationFailed: (row) => ({ ...row, cancellation: 'failed' }),
  CancellationForced: (row, { data }) => ({ ...row, cancelReason: data.reason }),
  BuybackCancelled: (row, { data }) => ({
    ...ended(row),
    status: 'bb_cancelled',
    cancelReason: data.reason,
  }),
};
