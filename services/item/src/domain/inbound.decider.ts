import { lossOf } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import type { ItemState, KnownItem } from './item.state';
import { known, statusInvalid, type DataOf, type ItemEvents } from './known-item.decider';

export function createItem(command: DataOf<'CreateItem'>, state: ItemState): ItemEvents {
  const { awaits, ...data } = command;
  if (state.status !== 'none') {
    if (state.created.identificationNumber === data.identificationNumber) return [];
    throw statusInvalid(state);
  }
  const type = awaits === 'store-drop' ? 'ItemAwaitedInStore' : 'ItemAwaitedForShipment';
  return [
    { type: 'ItemCreated', data },
    { type, data: {} },
  ];
}

export function handOverItem(data: DataOf<'HandOverItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_awaiting_store_drop') return [{ type: 'ItemHandedOver', data }];
  if (item.status === 'item_awaiting_inventory' || item.status === 'item_in_transit') return [];
  throw statusInvalid(item);
}

/** A scan may reach us after the item itself: an item that arrived was shipped. */
export function shipItem(data: DataOf<'ShipItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_awaiting_inventory') return [{ type: 'ItemShipped', data }];
  if (item.status === 'item_in_transit' || isHeldByWarehouse(item)) return [];
  throw statusInvalid(item);
}

/** If check-in is mandatory the delivery is recorded, and the item waits for its scan. */
export function deliverItem(data: DataOf<'DeliverItem'>, state: ItemState): ItemEvents {
  const item = known(state);
  if (item.status === 'item_awaiting_inventory' || item.status === 'item_in_transit') {
    if (item.created.warehouseId !== data.warehouseId) throw new Refusal('warehouse-not-assigned');
    return item.arrived && data.checkIn === 'mandatory' ? [] : [{ type: 'ItemDelivered', data }];
  }
  if (isHeldByWarehouse(item)) return [];
  throw statusInvalid(item);
}

function isHeldByWarehouse({ status }: KnownItem): boolean {
  return lossOf({ status, inStore: false }) === 'warehouse';
}
