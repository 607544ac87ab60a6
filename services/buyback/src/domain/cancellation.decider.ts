import { Refusal } from '@reprise/contracts/problems';
import type { BuybackState, CancelReason, OpenBuyback } from './buyback.state';
import { outcomeOf } from './control.decider';
import type { BuybackEvents, DataOf } from './open-buyback.decider';
import { isOpen } from './buyback.state';

// A saga: requested → the payment is cancelled → cancelled. If it cannot be, the person may force it.

export function requestCancellation(data: DataOf<'RequestCancellation'>, state: BuybackState): BuybackEvents {
  const going = cancellable(state);
  if (going.cancellation.stage === 'pending') return [];
  needsComment(data);
  return [{ type: 'CancellationRequested', data }];
}

export function forceCancellation(data: DataOf<'ForceCancellation'>, state: BuybackState): BuybackEvents {
  const going = cancellable(state);
  if (going.cancellation.stage !== 'failed') throw new Refusal('force-not-needed');
  needsComment(data);
  return [
    { type: 'CancellationForced', data },
    { type: 'BuybackCancelled', data: { reason: data.reason, forced: true } },
  ];
}

/** The payment is cancelled. A late confirmation after a refusal counts too: no money can be paid out any more. */
export function confirmCancellation(state: BuybackState): BuybackEvents {
  if (state.status === 'none') throw new Refusal('buyback-code-not-recognised');
  if (!isOpen(state) || state.cancellation.stage === 'none') return [];
  return [{ type: 'BuybackCancelled', data: { reason: state.cancellation.reason, forced: false } }];
}

/** The buyback continues; a test recorded meanwhile takes effect now. */
export function failCancellation(data: DataOf<'FailCancellation'>, state: BuybackState): BuybackEvents {
  if (state.status === 'none') throw new Refusal('buyback-code-not-recognised');
  if (!isOpen(state) || state.cancellation.stage !== 'pending') return [];
  return [{ type: 'CancellationFailed', data }, ...heldOutcome(state)];
}

function heldOutcome(state: OpenBuyback): BuybackEvents {
  if (state.status !== 'bb_in_processing' || state.test.stage !== 'held') return [];
  return outcomeOf(state.test.control, state.test.terms, state.declared);
}

/**
 * Whether the requester can be told the outcome: not before the payment has answered.
 * @throws Refusal `payment-not-cancellable`; force is offered.
 */
export function isCancellationDecided(state: BuybackState): boolean {
  if (!isOpen(state)) return true;
  switch (state.cancellation.stage) {
    case 'none':
      return true;
    case 'pending':
      return false;
    case 'failed':
      throw new Refusal('payment-not-cancellable', { force: true });
  }
}

/** A completed buyback cannot be cancelled, nor one whose item is at the warehouse (domain §2). */
function cancellable(state: BuybackState): OpenBuyback {
  switch (state.status) {
    case 'none':
      throw new Refusal('buyback-code-not-recognised');
    case 'bb_awaiting_store_drop':
    case 'bb_awaiting_inventory':
    case 'bb_in_transit':
      return state;
    case 'bb_in_processing':
    case 'bb_completed':
    case 'bb_completed_by_price':
    case 'bb_completed_with_absorption':
    case 'bb_completed_with_negociation':
    case 'bb_not_completed':
      throw new Refusal('buyback-not-cancellable', { status: state.status });
    case 'bb_cancelled':
      throw new Refusal('buyback-cancelled');
  }
}

function needsComment(data: { readonly reason: CancelReason; readonly noteId?: string | undefined }): void {
  if (data.reason === 'other' && !data.noteId) throw new Refusal('cancel-comment-required');
}
