import type { Control } from '@reprise/contracts/buyback';
import { mostOpeningPhotos } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { awaitsTest } from '@reprise/contracts/rules';
import type { DataOfEvent, ItemState, KnownItem, OnItsWay } from './item.state';
import { proven } from './proof.decider';
import { mayEnter } from './sale.decider';
import { ownedBy, statusInvalid, type DataOf, type ItemEvents } from './known-item.decider';

export function registerItem(command: DataOf<'RegisterItem'>, state: ItemState): ItemEvents {
  const item = ownedBy(command.warehouseId, state);
  const { checkIn, commentRequired: _asked, sale, native, ...data } = command;
  commented(command);
  if (checkIn === 'disabled') throw new Refusal('check-in-disabled');
  if (item.status === 'item_registered_in_warehouse') return [];
  if (!isOnItsWay(item)) throw new Refusal('item-status-not-registrable', { status: item.status });
  mayEnter(item.created, 'item_registered_in_warehouse', { sale, native });
  return [{ type: 'ItemRegisteredInWarehouse', data }];
}

/** Back office §3 `isWarehouseCommentMandatory`. */
function commented({ commentRequired, noteId }: DataOf<'RegisterItem' | 'ControlItem'>): void {
  if (commentRequired && !noteId) throw new Refusal('warehouse-comment-required');
}

/** Only until the test. */
export function undoRegistration({ warehouseId }: DataOf<'UndoRegistration'>, state: ItemState): ItemEvents {
  const item = ownedBy(warehouseId, state);
  if (isOnItsWay(item)) return [];
  if (item.status !== 'item_registered_in_warehouse') throw statusInvalid(item);
  return [{ type: 'ItemRegistrationUndone', data: { backTo: item.cameFrom } }];
}

/** Only before the first test: afterwards they would prove nothing of how it came. */
export function photographOpening(command: DataOf<'PhotographOpening'>, state: ItemState): ItemEvents {
  const { warehouseId, photo } = command;
  const item = ownedBy(warehouseId, state);
  if (!awaitsTest(item.status) || item.created.tested) throw statusInvalid(item);
  const { openingPhotos = [] } = item.created;
  // The same picture again proves nothing more.
  if (openingPhotos.includes(photo.sha256)) return [];
  if (openingPhotos.length >= mostOpeningPhotos) throw new Refusal('opening-photos-complete');
  return [{ type: 'OpeningPhotographed', data: { photo } }];
}

export function controlItem(command: DataOf<'ControlItem'>, state: ItemState): ItemEvents {
  const item = ownedBy(command.warehouseId, state);
  const { checkIn, commentRequired: _comment, proofRequired: _proof, cancelPending, ...rest } = command;
  const { sale, native, ...data } = rest;
  if (cancelPending) throw new Refusal('buyback-cancel-pending');
  commented(command);
  proven(command);
  if (item.status === 'item_in_quarantine' && item.proposalId === data.terms.proposalId) return [];
  mayBeTested(item, checkIn);
  const status = statusAfter(data.control.outcome);
  mayEnter({ ...item.created, tested: true }, status, { sale, native });
  return [{ type: 'ItemControlled', data: { ...data, status } }];
}

/** customer journey §4: an item must be registered in the warehouse before it is checked. */
function mayBeTested(item: KnownItem, checkIn: DataOf<'ControlItem'>['checkIn']): void {
  if (awaitsTest(item.status)) return;
  if (!isOnItsWay(item)) throw new Refusal('item-status-not-controllable', { status: item.status });
  if (checkIn === 'mandatory') throw new Refusal('item-not-registered');
}

const isOnItsWay = (item: KnownItem): item is OnItsWay =>
  item.status === 'item_awaiting_inventory' || item.status === 'item_in_transit';

function statusAfter(outcome: Control['outcome']): DataOfEvent<'ItemControlled'>['status'] {
  switch (outcome) {
    case 'same-answers':
      return 'item_completed';
    case 'by-price':
      return 'item_completed_by_price';
    case 'absorbed':
      return 'item_completed_with_absorption';
    case 'lower':
      return 'item_in_quarantine';
  }
}
