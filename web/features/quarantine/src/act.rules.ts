import { type ItemRow, lossOf, lossPermissions, type Loss, losses, mayFind } from '@reprise/contracts/item';
import type { Permission } from '@reprise/contracts/permissions';
import type { TextKey } from '../../../kernel/i18n';
import type { ItemAct } from './item-acts.slice';

export const actPermissions: Record<Exclude<ItemAct, 'lost' | 'found'>, Permission> = {
  release: 'item.quarantine-transition',
  mail: 'item.send-quarantine-mail',
  'return-transport': 'item.generate-return-transport',
  'hand-over': 'item.generate-return-transport',
  reintegrate: 'item.reintegrate',
  return: 'item.generate-return-transport',
  'hand-back': lossPermissions.store,
};
/** Who may find what was lost somewhere. */
export const mayFindAny = (held: readonly Permission[]): boolean =>
  losses.some((where) => mayFind(`item_lost_${where}`, held));

/** Why an action is not possible in this state; undefined if it is. */
export function obstacle(act: ItemAct | 'label', item: ItemRow): TextKey<'quarantine', 'reason'> | undefined {
  const { status, returnTransport } = item;
  switch (act) {
    case 'release':
    case 'mail':
      return status === 'item_in_quarantine' ? undefined : 'not-in-quarantine';
    case 'return-transport':
      if (status !== 'item_to_return') return 'not-to-return';
      if (returnTransport === 'ready' || returnTransport === 'handed-over') return 'label-there';
      return returnTransport === 'requested' ? 'label-pending' : undefined;
    case 'label':
    case 'hand-over':
      if (status !== 'item_to_return') return 'not-to-return';
      return returnTransport === 'ready' ? undefined : 'no-label';
    case 'found':
      return status.startsWith('item_lost') ? undefined : 'not-lost';
    case 'reintegrate':
    case 'return':
      return status === 'item_to_reintegrate_to_stock' ? undefined : 'not-found-yet';
    case 'hand-back':
      if (status !== 'item_to_reintegrate_to_stock') return 'not-found-yet';
      return liesInStore(item) ? undefined : 'not-in-store';
    case 'lost':
      return lossHere(item) ? undefined : 'not-losable';
  }
}

/** Where it was lost and found, as long as it has no stock (ADR 60). */
const liesInStore = ({ status, lostIn, stockId }: ItemRow): boolean =>
  status === 'item_to_reintegrate_to_stock' && lostIn === 'store' && !stockId;

/** Where this item can be lost. */
export const lossHere = (item: ItemRow): Loss | undefined =>
  lossOf({ status: item.status, inStore: liesInStore(item) });
