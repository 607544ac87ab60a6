import { nativeStocks, type NativeStock } from '../configuration/stock.document';
import type { ItemStatus } from '../rules/statuses';

/**
 * The native stocks that are for one thing alone (back office §3, §4; domain §3): what waits for its test, for its
 * customer's answer, or for its way back. The others, and those that people made, take any item.
 */
const purposes: Partial<Record<NativeStock, ReadonlySet<ItemStatus>>> = {
  awaiting_control: new Set(['item_registered_in_warehouse', 'item_awaiting_compliancy_tests']),
  // A declined item stays there until it leaves.
  in_quarantine: new Set(['item_in_quarantine', 'item_to_return']),
  customer_return: new Set(['item_to_return']),
};

/** Whether a stock is for an item that has this status once it lies there. */
export const suitsStock = (native: NativeStock | null | undefined, status: ItemStatus): boolean =>
  (native ? purposes[native]?.has(status) : undefined) ?? true;

/** The native stocks that are for other items than those of this status. */
export const stocksOfOtherPurpose = (status: ItemStatus): readonly NativeStock[] =>
  nativeStocks.filter((native) => !suitsStock(native, status));
