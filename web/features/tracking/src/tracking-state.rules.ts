import {
  appointmentNeeded,
  labelExpected,
  priceLockEnded,
  sentLate,
  type SentLate,
} from '@reprise/contracts/rules';
import type { Tracking } from './tracking.types';

/** Where a sale stands in its customer's words: one at a time, while the back office has several statuses. */
export const trackingStates = [
  'bring',
  'label-coming',
  'send',
  'collect',
  'renew',
  'handed-over',
  'on-its-way',
  'checking',
  'decide',
  'payment-coming',
  'payment-late',
  'paid',
  'done',
  'not-sold',
  'returning',
  'handed-back',
  'cancelled',
] as const;
export type TrackingState = (typeof trackingStates)[number];

type Standing = Pick<
  Tracking,
  'status' | 'paymentStatus' | 'circuit' | 'transport' | 'proposal' | 'history' | 'priceLock' | 'createdAt'
>;
const withCustomer: readonly TrackingState[] = ['bring', 'label-coming', 'send', 'collect'];

const withoutPrice: readonly TrackingState[] = ['cancelled', 'not-sold', 'returning', 'handed-back'];

/** Whoever was paid nothing is told no price. */
export const isWithoutPrice = (state: TrackingState): boolean => withoutPrice.includes(state);

/** The promised price counts only until the product leaves its owner. */
export const isPricePromised = (state: TrackingState): boolean => withCustomer.includes(state);

const happened = ({ history }: Standing, event: string): boolean =>
  history.some(({ type }) => type === event);

function beforeTransit(sale: Standing): TrackingState {
  if (happened(sale, 'BuybackFinalised')) return 'handed-over';
  if (!labelExpected(sale.circuit)) return 'bring';
  if (!sale.transport.labelKey) return 'label-coming';
  return appointmentNeeded(sale.circuit) ? 'collect' : 'send';
}

function afterControl({ paymentStatus }: Standing): TrackingState {
  switch (paymentStatus) {
    case 'payment_completed':
      return 'paid';
    case 'payment_not_needed':
    case 'payment_cancelled':
      return 'done';
    case 'payment_failed':
    case 'payment_not_completed':
      return 'payment-late';
    default:
      return 'payment-coming';
  }
}

const sendsBack = ['ProposalDeclined', 'ProposalExpired', 'ItemReturned'];

/** A sale also ends when its product was lost: nothing is on its way back then (domain §2). */
function unsold(sale: Standing): TrackingState {
  if (happened(sale, 'ItemHandedBack')) return 'handed-back';
  return sendsBack.some((event) => happened(sale, event)) ? 'returning' : 'not-sold';
}

/** @param now ISO time. */
export function stateOf(sale: Standing, now = new Date().toISOString()): TrackingState {
  const state = stageOf(sale);
  const ended = sale.priceLock !== undefined && priceLockEnded(sale, now);
  return ended && isPricePromised(state) ? 'renew' : state;
}

function stageOf(sale: Standing): TrackingState {
  switch (sale.status) {
    case 'bb_cancelled':
      return 'cancelled';
    case 'bb_not_completed':
      return unsold(sale);
    case 'bb_awaiting_store_drop':
      return 'bring';
    case 'bb_awaiting_inventory':
      return beforeTransit(sale);
    case 'bb_in_transit':
      return 'on-its-way';
    case 'bb_in_processing':
      return sale.proposal?.status === 'open' ? 'decide' : 'checking';
    default:
      return afterControl(sale);
  }
}

/** The one price that counts now; nothing else on the page calls itself the price. */
export function priceNow({ prices, status }: Pick<Tracking, 'prices' | 'status'>): {
  kind: 'estimated' | 'confirmed';
  amount: number;
} {
  const settled = prices.validated !== undefined && status.startsWith('bb_completed');
  return settled
    ? { kind: 'confirmed', amount: prices.validated ?? 0 }
    : { kind: 'estimated', amount: prices.declared };
}

type Change = { by: 'date' | 'check'; value: number };
/** What the price that counts now differs by: what its date cost first, then what the check found. */
export function changesOf(
  { prices, proposal }: Pick<Tracking, 'prices' | 'proposal'>,
  now: number,
): Change[] {
  const change = now - prices.declared;
  const day = proposal?.late ? proposal.late.dayPrice - prices.declared : 0;
  const byDate = change === 0 ? 0 : day;
  return [
    { by: 'date' as const, value: byDate },
    { by: 'check' as const, value: change - byDate },
  ].filter(({ value }) => value !== 0);
}

/** Told as soon as it is known, until the check has its result. */
export const lateBeforeCheck = (sale: Standing, state: TrackingState): SentLate | undefined =>
  state === 'on-its-way' || (state === 'checking' && !happened(sale, 'BuybackControlled'))
    ? sentLate(sale)
    : undefined;

/** The product is as declared; only the dates lower its price. */
export const isOnlyLate = ({ proposal }: Pick<Tracking, 'proposal'>): boolean =>
  proposal?.late !== undefined && proposal.differences.length === 0;
