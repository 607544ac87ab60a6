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
