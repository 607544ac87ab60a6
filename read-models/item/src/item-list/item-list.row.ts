import { buybackFields, shownProduct, type BuybackEvent } from '@reprise/contracts/buyback';
import type { ItemRow } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import { partiesOf, shortItemCode } from '@reprise/contracts/rules';
import type { Row, RowContent } from '@reprise/read-kernel';

/**
 * `shortCode`, `lastFour`: how a small or damaged label identifies an item (back office §9, experience "Warehouse
 * operator, with a scanner gun").
 */
export type ItemListRow = ItemRow &
  Row & { readonly shortCode: string; readonly lastFour: string; readonly returnLabelKey?: string };

/** Created with the buyback, which knows the product; `ItemCreated` follows from a policy. */
export function openedItem(
  event: RecordedEvent<Extract<BuybackEvent, { type: 'BuybackDeclared' }>>,
  id: string,
): RowContent<ItemListRow> {
  const { identificationNumber, circuit, product, warehouseId, storeId, buyerId, imei } = event.data;
  return {
    id,
    identificationNumber,
    shortCode: shortItemCode(identificationNumber),
    lastFour: identificationNumber.slice(-4),
    status: 'item_created',
    circuit,
    ...shownProduct(product),
    warehouseId,
    ...partiesOf(event.data),
    mailRequests: 0,
    createdAt: event.time,
    updatedAt: event.time,
    ...(storeId ? { storeId } : {}),
    ...(buyerId ? { buyerId } : {}),
    ...(imei ? { imei } : {}),
    ...buybackFields.carriedTo('item').of(event.data),
  };
}
