import { awaitsTest, type ItemStatus } from '@reprise/contracts/rules';

export type Refusal = 'not-registered' | 'not-controllable';
const arriving: readonly ItemStatus[] = ['item_in_transit', 'item_awaiting_inventory'];

/** Warehouse check errors of customer journey §8, shown before the test starts. */
export function refusalOf(status: ItemStatus, checkIn: string | null | undefined): Refusal | undefined {
  if (awaitsTest(status)) return undefined;
  if (!arriving.includes(status)) return 'not-controllable';
  return checkIn === 'mandatory' ? 'not-registered' : undefined;
}
