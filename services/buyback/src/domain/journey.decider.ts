import { Refusal } from '@reprise/contracts/problems';
import { isOpen, type BuybackState } from './buyback.state';
import { open, type BuybackEvents, type DataOf } from './open-buyback.decider';

// The item moves first and the buyback follows it. A pending cancellation does not stop physical events.

export function ship(data: DataOf<'ShipBuyback'>, state: BuybackState): BuybackEvents {
  const going = open(state);
  switch (going.status) {
    case 'bb_awaiting_store_drop':
      throw new Refusal('buyback-status-invalid', { status: going.status });
    case 'bb_awaiting_inventory':
      return [{ type: 'BuybackShipped', data }];
    case 'bb_in_transit':
    case 'bb_in_processing':
      return [];
  }
}

export function startProcessing(data: DataOf<'StartProcessing'>, state: BuybackState): BuybackEvents {
  const going = open(state);
  switch (going.status) {
    case 'bb_awaiting_store_drop':
      throw new Refusal('buyback-status-invalid', { status: going.status });
    case 'bb_awaiting_inventory':
    case 'bb_in_transit':
      return [{ type: 'ProcessingStarted', data }];
    case 'bb_in_processing':
      return [];
  }
}

/** Only until the test: a tested item was at the warehouse. */
export function undoProcessing(data: DataOf<'UndoProcessing'>, state: BuybackState): BuybackEvents {
  const going = open(state);
  if (going.status !== 'bb_in_processing') return [];
  if (going.test.stage !== 'awaited') throw new Refusal('buyback-status-invalid', { status: going.status });
  return [{ type: 'ProcessingUndone', data }];
}

/** A loss after the end changes nothing for the customer: a completed buyback stays completed. */
export function abandonLost(state: BuybackState): BuybackEvents {
  if (state.status === 'none') throw new Refusal('buyback-code-not-recognised');
  if (!isOpen(state)) return [];
  return [{ type: 'BuybackNotCompleted', data: { reason: 'item-lost' } }];
}
