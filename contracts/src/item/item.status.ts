import type { ItemStatus } from '../rules/statuses';
import type { ItemEvent } from './item.events';

/** The status that an event leaves an item in; undefined where it stays as it is (domain §3). Read models share it. */
export function itemStatusAfter(event: ItemEvent): ItemStatus | undefined {
  switch (event.type) {
    case 'ItemCreated':
      return 'item_created';
    case 'ItemAwaitedInStore':
      return 'item_awaiting_store_drop';
    case 'ItemAwaitedForShipment':
    case 'ItemHandedOver':
      return 'item_awaiting_inventory';
    case 'ItemShipped':
      return 'item_in_transit';
    case 'ItemDelivered':
      return event.data.checkIn === 'mandatory' ? undefined : 'item_awaiting_compliancy_tests';
    case 'ItemRegisteredInWarehouse':
      return 'item_registered_in_warehouse';
    case 'ItemRegistrationUndone':
      return event.data.backTo;
    case 'ItemControlled':
      return event.data.status;
    case 'ItemReleasedFromQuarantine':
      return 'item_awaiting_compliancy_tests';
    case 'ItemNegotiated':
      return 'item_completed_with_negociation';
    case 'ItemMarkedToReturn':
      return 'item_to_return';
    case 'ItemReturned':
      return 'item_returned';
    case 'ItemLost':
      return `item_lost_${event.data.where}`;
    case 'ItemAwaitingReintegration':
      return 'item_to_reintegrate_to_stock';
    case 'ItemCancelled':
      return 'item_cancelled';
    case 'ReturnTransportRequested':
    case 'ReturnLabelIssued':
    case 'ReturnLabelFailed':
    case 'QuarantineMailRequested':
    case 'ItemReintegrated':
    case 'ItemMoved':
      return undefined;
  }
}

/** The stock that an event puts an item in, if it does. */
export const stockAfter = (event: ItemEvent): string | undefined =>
  'stockId' in event.data ? event.data.stockId : undefined;
