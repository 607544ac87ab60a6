import type { ItemEvent } from '@reprise/contracts/item';
import type {
  Completed,
  CompletedItemStatus,
  InQuarantine,
  ItemState,
  KnownItem,
  Return,
} from './item.state';
import { evolveRefurbishment, isRefurbishment } from './refurbishment.evolve';
import { evolveReturn } from './return.evolve';

export function evolveItem(state: ItemState, event: ItemEvent): ItemState {
  if (state.status !== 'none') return evolveKnown(state, event);
  if (event.type !== 'ItemCreated') return state;
  const { identificationNumber, warehouseId, imei, serialNumber } = event.data;
  const named = { ...(imei ? { imei } : {}), ...(serialNumber ? { serialNumber } : {}) };
  return { status: 'item_created', created: { identificationNumber, warehouseId, ...named } };
}

function evolveKnown(state: KnownItem, event: ItemEvent): KnownItem {
  if (isRefurbishment(event)) return evolveRefurbishment(state, event);
  const { created } = state;
  switch (event.type) {
    case 'ItemCreated':
      return state;
    case 'ItemAwaitedInStore':
      return { status: 'item_awaiting_store_drop', created };
    case 'ItemAwaitedForShipment':
    case 'ItemHandedOver':
      return {
        status: 'item_awaiting_inventory',
        created: { ...created, ...(event.data.imei ? { imei: event.data.imei } : {}) },
        arrived: false,
      };
    case 'ItemShipped':
      return { status: 'item_in_transit', created, arrived: 'arrived' in state && state.arrived };
    case 'ItemDelivered':
      if (event.data.checkIn === 'mandatory') return 'arrived' in state ? { ...state, arrived: true } : state;
      return { status: 'item_awaiting_compliancy_tests', created, stockId: undefined };
    case 'ItemRegisteredInWarehouse': {
      const cameFrom = state.status === 'item_in_transit' ? state.status : 'item_awaiting_inventory';
      return { status: 'item_registered_in_warehouse', created, stockId: event.data.stockId, cameFrom };
    }
    case 'ItemRegistrationUndone':
      return { status: event.data.backTo, created, arrived: false };
    case 'OpeningPhotographed': {
      const openingPhotos = [...(created.openingPhotos ?? []), event.data.photo.sha256];
      return { ...state, created: { ...created, openingPhotos } };
    }
    case 'ItemLost':
      return { status: `item_lost_${event.data.where}`, created };
    case 'ItemAwaitingReintegration':
      return {
        status: 'item_to_reintegrate_to_stock',
        ...{ created, stockId: undefined, foundInStore: state.status === 'item_lost_store' },
      };
    case 'ItemReintegrated':
    case 'ItemMoved':
      return 'stockId' in state ? { ...state, stockId: event.data.stockId } : state;
    case 'ItemCancelled':
      return { status: 'item_cancelled', created };
    case 'ItemSold':
      return { status: 'item_sold', created, price: event.data.price };
    case 'ItemReturned':
    case 'ItemHandedBack':
      return { status: 'item_returned', created };
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
  const { created } = state;
  const stockId = 'stockId' in state ? state.stockId : undefined;
  switch (event.type) {
    case 'ItemControlled':
      return afterTest({ ...created, ...testedAs(event.data), tested: true }, event.data);
    case 'ItemReleasedFromQuarantine':
      return { status: 'item_awaiting_compliancy_tests', created, stockId: event.data.stockId };
    case 'ItemNegotiated':
      return { status: 'item_completed_with_negociation', created, stockId };
    case 'QuarantineMailRequested':
      return state.status === 'item_in_quarantine' ? { ...state, mails: event.data.request } : state;
    case 'ItemMarkedToReturn': {
      const back: Return = { stage: 'none', attempts: 0 };
      return { status: 'item_to_return', created, stockId: event.data.stockId ?? stockId, back };
    }
  }
}

type ControlledData = Extract<ItemEvent, { type: 'ItemControlled' }>['data'];

const testedAs = ({ specification: { imei, serialNumber } = {} }: ControlledData) => ({
  ...(imei ? { imei } : {}),
  ...(serialNumber ? { serialNumber } : {}),
});

function afterTest(created: KnownItem['created'], data: ControlledData): Completed | InQuarantine {
  const { status, stockId, terms } = data;
  if (status === 'item_in_quarantine') {
    return { status, created, stockId, proposalId: terms.proposalId, mails: 0 };
  }
  return { status: status satisfies CompletedItemStatus, created, stockId };
}
