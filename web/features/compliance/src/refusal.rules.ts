export type Refusal = 'not-registered' | 'not-controllable';
const testable = ['item_registered_in_warehouse', 'item_awaiting_compliancy_tests'];
const arriving = ['item_in_transit', 'item_awaiting_inventory'];

/** Warehouse check errors of customer journey §8, shown before the test starts. */
export function refusalOf(status: string, checkIn: string | null | undefined): Refusal | undefined {
  if (testable.includes(status)) return undefined;
  if (!arriving.includes(status)) return 'not-controllable';
  return checkIn === 'mandatory' ? 'not-registered' : undefined;
}
