import type { ItemEvent } from '@reprise/contracts/item';
import type { ToReturn } from './item.state';

type ReturnEvent = Extract<
  ItemEvent,
  { type: 'ReturnTransportRequested' | 'ReturnLabelIssued' | 'ReturnLabelFailed' }
>;

/** A returning item after an event of its transport. */
export function evolveReturn(state: ToReturn, event: ReturnEvent): ToReturn {
  const { attempts } = state.back;
  switch (event.type) {
    case 'ReturnTransportRequested':
      return { ...state, back: { stage: 'requested', attempts: event.data.attempt } };
    case 'ReturnLabelIssued': {
      const { trackingNumber } = event.data;
      return { ...state, back: { stage: 'labelled', attempts, trackingNumber } };
    }
    case 'ReturnLabelFailed': {
      const stockId = event.data.stockId ?? state.stockId;
      return { ...state, stockId, back: { stage: 'failed', attempts } };
    }
  }
}
