import { Refusal } from '@reprise/contracts/problems';
import type { ItemState, ToReturn } from './item.state';
import { known, type DataOf, type ItemEvents } from './known-item.decider';

/**
 * customer journey §4: without a label the product waits in the customer-return stock and the label is requested
 * again.
 */
export function requestReturnTransport(state: ItemState): ItemEvents {
  const { back } = toReturn(state);
  switch (back.stage) {
    case 'none':
    case 'failed':
      return [{ type: 'ReturnTransportRequested', data: { attempt: back.attempts + 1 } }];
    case 'requested':
    case 'labelled':
      return [];
  }
}

/** A label that arrives after a reported failure is still valid. */
export function recordReturnLabel(data: DataOf<'RecordReturnLabel'>, state: ItemState): ItemEvents {
  const { back } = toReturn(state);
  switch (back.stage) {
    case 'none':
      throw new Refusal('return-not-awaited');
    case 'requested':
    case 'failed':
      return [{ type: 'ReturnLabelIssued', data }];
    case 'labelled':
      return [];
  }
}

export function failReturnLabel(data: DataOf<'FailReturnLabel'>, state: ItemState): ItemEvents {
  const { back } = toReturn(state);
  switch (back.stage) {
    case 'none':
      throw new Refusal('return-not-awaited');
    case 'requested':
      return [{ type: 'ReturnLabelFailed', data }];
    case 'failed':
    case 'labelled':
      return [];
  }
}

export function handOverReturn(data: DataOf<'HandOverReturn'>, state: ItemState): ItemEvents {
  if (state.status === 'item_returned') return [];
  const { back } = toReturn(state);
  if (back.stage !== 'labelled') throw new Refusal('return-not-awaited', { label: back.stage });
  return [{ type: 'ItemReturned', data }];
}

function toReturn(state: ItemState): ToReturn {
  const item = known(state);
  if (item.status !== 'item_to_return') throw new Refusal('return-not-awaited', { status: item.status });
  return item;
}
