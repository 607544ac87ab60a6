import type { ItemEvent } from '@reprise/contracts/item';
import type {
  Completed,
  CompletedItemStatus,
  InQuarantine,
  ItemState,
  KnownItem,
  Return,
} from './item.state';
import { evolveReturn } from './return.evolve';

export function evolveItem(state: ItemState, event: ItemEvent): ItemState {
  if (state.status !== 'none') return evolveKnown(state, event);
  if (event.type !== 'ItemCreated') return state;
  const { identificationNumber, warehouseId } = event.data;
  return { status: 'item_created', file: { identificationNumber, warehouseId } };
}

function evolveKnown(state: KnownItem, event: ItemEvent): KnownItem {
  const { file } = state;
  switch (event.type) {
    case 'ItemCreated':
      return state;
    case 'ItemAwaitedInStore':
      return { status: 'item_awaiting_store_drop', file };
    case 'ItemAwaitedForShipment':
    case 'ItemHandedOver':
      return { status: 'item_awaiting_inventory', file, arrived: false };
    case 'ItemShipped':
      return { status: 'item_in_transit', file, arrived: 'arrived' in state && state.arrived };
    case 'ItemDelivered':
      if (event.data.checkIn === 'mandatory') return 'arrived' in state ? { ...state, arrived: true } : state;
      return { status: 'item_awaiting_compliancy_tests', file, stockId: undefined };
    case 'ItemRegisteredInWarehouse': {
      const cameFrom = state.status === 'item_in_transit' ? state.status : 'item_awaiting_inventory';
      return { status: 'item_registered_in_warehouse', file, stockId: event.data.stockId, cameFrom };
    }
    case 'ItemRegistrationUndone':
      return { status: event.data.backTo, file, arrived: false };
    case 'ItemLost':
      return { status: `item_lost_${event.data.where}`, file };
    case 'ItemAwaitingReintegration':
      return { status: 'item_to_reintegrate_to_stock', file, stockId: undefined };
    case 'ItemReintegrated':
    case 'ItemMoved':
      return 'stockId' in state ? { ...state, stockId: event.data.stockId } : state;
    case 'ItemCancelled':
      return { status: 'item_cancelled', file };
    case 'ItemReturned':
      return { status: 'item_returned', file };
    case 'ItemControlled':
    case 'ItemReleasedFromQuarantine':
    case 'ItemNegotiated':
    case 'QuarantineMailRequested':
    case 'ItemMarkedToReturn':
      return evolveTested(state, event);
    case 'ReturnTransportRequested':
    case 'ReturnLabelIssued':
    case 'ReturnLabelFailed':
      return state.status === 'item_to_return' ? evolveReturn(state, event) : state;
  }
}

type Tested =
  | 'ItemControlled'
  | 'ItemReleasedFromQuarantine'
  | 'ItemNegotiated'
  | 'QuarantineMailRequested'
  | 'ItemMarkedToReturn';

function evolveTested(state: KnownItem, event: Extract<ItemEvent, { type: Tested }>): KnownItem {
  const { file } = state;
  const stockId = 'stockId' in state ? state.stockId : undefined;
  switch (event.type) {
    case 'ItemControlled':
      return afterTest(file, event.data);
    case 'ItemReleasedFromQuarantine':
      return { status: 'item_awaiting_compliancy_tests', file, stockId: event.data.stockId };
    case 'ItemNegotiated':
      return { status: 'item_completed_with_negociation', file, stockId };
    case 'QuarantineMailRequested':
      return state.status === 'item_in_quarantine' ? { ...state, mails: event.data.request } : state;
    case 'ItemMarkedToReturn': {
      const back: Return = { stage: 'none', attempts: 0 };
      return { status: 'item_to_return', file, stockId: event.data.stockId ?? stockId, back };
    }
  }
}

type ControlledData = Extract<ItemEvent, { type: 'ItemControlled' }>['data'];

function afterTest(file: KnownItem['file'], data: ControlledData): Completed | InQuarantine {
  const { status, stockId, terms } = data;
  if (status === 'item_in_quarantine') {
    return { status, file, stockId, proposalId: terms.proposalId, mails: 0 };
  }
  return { status: status satisfies CompletedItemStatus, file, stockId };
}
