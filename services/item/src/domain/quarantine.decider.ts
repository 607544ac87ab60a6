import { Refusal } from '@reprise/contracts/problems';
import type { ItemState } from './item.state';
import { known, type DataOf, type ItemEvents } from './known-item.decider';
import { mayEnter } from './sale.decider';

/** Out for another test, to a stock chosen by staff; a policy withdraws the offer. */
export function releaseFromQuarantine(
  { sale, native, ...data }: DataOf<'ReleaseFromQuarantine'>,
  state: ItemState,
): ItemEvents {
  const item = known(state);
  if (item.status === 'item_in_quarantine') {
    mayEnter(item.created, 'item_awaiting_compliancy_tests', { sale, native });
    return [{ type: 'ItemReleasedFromQuarantine', data }];
  }
  if (item.status === 'item_awaiting_compliancy_tests' && item.stockId === data.stockId) return [];
  throw new Refusal('item-not-in-quarantine', { status: item.status });
}

export function settleNegotiation(state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_completed_with_negociation') return [];
  answeredWhileHere(state);
  return [{ type: 'ItemNegotiated', data: {} }];
}

export function markToReturn(data: DataOf<'MarkToReturn'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_to_return' || item.status === 'item_returned') return [];
  answeredWhileHere(state);
  return [{ type: 'ItemMarkedToReturn', data }];
}

/** The customer's answer may coincide with a release from quarantine; the answer, which ended the buyback, wins. */
function answeredWhileHere(state: ItemState): void {
  if (state.status === 'item_in_quarantine' || state.status === 'item_awaiting_compliancy_tests') return;
  throw new Refusal('item-not-in-quarantine', { status: state.status });
}

/** Sent again each time a person requests it. */
export function requestQuarantineMail(state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status !== 'item_in_quarantine') {
    throw new Refusal('item-not-in-quarantine', { status: item.status });
  }
  return [{ type: 'QuarantineMailRequested', data: { request: item.mails + 1 } }];
}
