import type { PackageEvent } from '@reprise/contracts/package';
import { Refusal } from '@reprise/contracts/problems';
import { circuitRule, labelExpected } from '@reprise/contracts/rules';
import { known, stillOpen, type DataOf, type PackageEvents } from './known-package.decider';
import type { OpenPackage, PackageState } from './package.state';

/** A single package is packed and closed at once; a grouped one is filled by hand. */
export function openPackage(command: DataOf<'OpenPackage'>, state: PackageState): PackageEvents {
  const { contents, ...opening } = command;
  if (state.status !== 'none') {
    if (state.opening.number === opening.number) return [];
    throw new Refusal('identifier-already-used');
  }
  const opened: PackageEvent = { type: 'PackageOpened', data: opening };
  const packed = contents.map((data): PackageEvent => ({ type: 'ItemPacked', data }));
  if (opening.kind === 'grouped') return [opened, ...packed];
  if (contents.length === 0) throw new Refusal('package-empty');
  if (opening.circuit && !labelExpected(opening.circuit)) throw new Refusal('expedition-item-needs-no-label');
  const items = contents.map(({ itemId, identificationNumber }) => ({ itemId, identificationNumber }));
  return [opened, ...packed, { type: 'PackageClosed', data: { items } }];
}

export function packItem(command: DataOf<'PackItem'>, state: PackageState): PackageEvents {
  const current = stillOpen(state);
  awaitsShipment(command.itemStatus);
  travelsInPackage(command);
  notYetEntered(command, current);
  if (command.warehouseId !== current.opening.warehouseId) throw new Refusal('package-wrong-warehouse');
  const { itemId, identificationNumber, product, buyerId } = command;
  const named = { ...(product && { product }), ...(buyerId && { buyerId }) };
  return [{ type: 'ItemPacked', data: { itemId, identificationNumber, ...named } }];
}

// customer journey §8 "Expedition": one refusal for each line of its list, in its order. What has a label of its own lies
// in a package of its own, so "already entered" is asked last.

function notYetEntered({ itemId, packedIn }: DataOf<'PackItem'>, current: OpenPackage): void {
  const here = current.items.some((content) => content.itemId === itemId);
  if (here || packedIn) throw new Refusal('expedition-code-already-entered');
}

function awaitsShipment(itemStatus: DataOf<'PackItem'>['itemStatus']): void {
  switch (itemStatus) {
    case 'item_awaiting_inventory':
      return;
    case 'item_created':
    case 'item_awaiting_store_drop':
      throw new Refusal('expedition-not-awaiting-shipment', { itemStatus });
    case 'item_in_transit':
    case 'item_registered_in_warehouse':
    case 'item_awaiting_compliancy_tests':
    case 'item_in_quarantine':
    case 'item_completed':
    case 'item_completed_by_price':
    case 'item_completed_with_absorption':
    case 'item_completed_with_negociation':
    case 'item_refurb_diagnostic_in_progress':
    case 'item_refurb_in_progress':
    case 'item_refurb_completed':
    case 'item_to_return':
    case 'item_returned':
    case 'item_sold':
    case 'item_to_reintegrate_to_stock':
    case 'item_lost_store':
    case 'item_lost_transport':
    case 'item_lost_warehouse':
    case 'item_cancelled':
      throw new Refusal('expedition-already-processed', { itemStatus });
  }
}

function travelsInPackage({ circuit }: DataOf<'PackItem'>): void {
  const rule = circuitRule(circuit);
  if (!rule.manualShipmentNeeded) throw new Refusal('expedition-no-manual-shipment', { circuit });
  if (rule.labelPerBuyback) throw new Refusal('expedition-item-needs-label', { circuit });
}

export function unpackItem(data: DataOf<'UnpackItem'>, state: PackageState): PackageEvents {
  const current = stillOpen(state);
  const content = current.items.find(({ itemId }) => itemId === data.itemId);
  if (!content) throw new Refusal('not-found');
  return [{ type: 'ItemUnpacked', data: content }];
}

export function closePackage(state: PackageState): PackageEvents {
  const current = known(state);
  switch (current.status) {
    case 'open':
      if (current.items.length === 0) throw new Refusal('package-empty');
      return [{ type: 'PackageClosed', data: { items: [...current.items] } }];
    case 'closed':
    case 'handed_over':
    case 'delivered':
      return [];
    case 'cancelled':
      throw new Refusal('package-not-closable');
  }
}
