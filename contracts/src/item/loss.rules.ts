import type { permissionMatrix } from '../permissions/matrix';
import type { ItemStatus } from '../rules/statuses';
import { losses, type Loss } from './item.events';

type Permission = keyof typeof permissionMatrix;

/** Who may mark an item lost, by where it was lost. */
export const lossPermissions = {
  store: 'item.mark-lost-store',
  transport: 'item.mark-lost-transport',
  warehouse: 'item.mark-lost-warehouse',
} as const satisfies Record<Loss, Permission>;

type Place = {
  readonly status: ItemStatus;
  /** It was lost and found in its store, which it has not left since. */
  readonly inStore: boolean;
};

/** An item is lost where it is (domain §3); undefined: nobody has it. */
export function lossOf({ status, inStore }: Place): Loss | undefined {
  switch (status) {
    case 'item_awaiting_store_drop':
    case 'item_awaiting_inventory':
      return 'store';
    case 'item_in_transit':
      return 'transport';
    case 'item_to_reintegrate_to_stock':
      return inStore ? 'store' : 'warehouse';
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
      return 'warehouse';
    case 'item_created':
    case 'item_returned':
    case 'item_sold':
    case 'item_cancelled':
    case 'item_lost_store':
    case 'item_lost_transport':
    case 'item_lost_warehouse':
      return undefined;
  }
}

export const mayLose = (where: Loss, held: readonly Permission[]): boolean =>
  held.includes(lossPermissions[where]);

/**
 * Whoever may mark it lost there may find it again, and whoever puts items back into stock finds them anywhere
 * (ADR 60). Of what is not lost the decider says so, to whoever may find anything.
 */
export function mayFind(status: ItemStatus, held: readonly Permission[]): boolean {
  const where = losses.filter((loss) => status === `item_lost_${loss}`);
  const possible = where.length > 0 ? where : losses;
  return held.includes('item.reintegrate') || possible.some((loss) => mayLose(loss, held));
}
