import { shownProduct, type BuybackEvent, type ProductSnapshot } from '@reprise/contracts/buyback';
import type { ItemEconomicsRow as Shown, RefurbStepState } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import type { Row, RowContent } from '@reprise/read-kernel';

/** `buyerAccountId`: whose money it is. */
export type ItemEconomicsRow = Row &
  Shown & {
    readonly buyerAccountId: string;
    readonly buyerId?: string;
    /** During the diagnosis: what its summary asks for. */
    readonly steps: readonly RefurbStepState[];
    /** Its refurbishment began: the diagnosis was finalised. */
    readonly refurbishedFrom?: string;
    /** Purchase and planned cost, once bought. */
    readonly spent?: number;
  };

export const ofProduct = (product: ProductSnapshot) => ({ productId: product.id, ...shownProduct(product) });

type Declared = RecordedEvent<Extract<BuybackEvent, { type: 'BuybackDeclared' }>>;

export function declaredItem(event: Declared, id: string): RowContent<ItemEconomicsRow> {
  const { identificationNumber, product, price, warehouseId, buyerId, buyerAccountId } = event.data;
  return {
    id,
    identificationNumber,
    warehouseId,
    buyerAccountId: buyerAccountId ?? event.accountId,
    status: 'item_created',
    steps: [],
    state: price.state,
    currency: price.currency,
    declaredPrice: price.total,
    plannedCost: 0,
    completedCost: 0,
    updatedAt: event.time,
    ...ofProduct(product),
    ...(buyerId ? { buyerId } : {}),
  };
}
