import { listBuybacks, type BuybackEvent, type BuybackRow } from '@reprise/contracts/buyback';
import type { ItemEvent } from '@reprise/contracts/item';
import type { PackageEvent } from '@reprise/contracts/package';
import type { PaymentEvent } from '@reprise/contracts/payment';
import { codeIndexes, orderIndexes, type ProjectionDefinition, type Row } from '@reprise/read-kernel';

export type BuybackListRow = BuybackRow & Row;
export type BuybackListEvent = BuybackEvent | ItemEvent | PaymentEvent | PackageEvent;

/**
 * Each filter in daily use starts with the account and ends with the default order: otherwise finding one number
 * would scan them all.
 */
export const buybackListIndexes: NonNullable<
  ProjectionDefinition<BuybackListRow, BuybackListEvent>['collection']
> = {
  // Totals and counts by status for every kind of reader: account, store, warehouse, or who buys for other accounts.
  counted: ['accountId', 'status', 'storeId', 'warehouseId', 'buyerAccountId'],
  indexes: [
    ...orderIndexes(listBuybacks),
    { fields: ['accountId', 'storeId', 'createdAt'] },
    { fields: ['accountId', 'storeId', 'status', 'createdAt'] },
    { fields: ['accountId', 'warehouseId', 'status', 'createdAt'] },
    ...codeIndexes(listBuybacks),
    { fields: ['accountId', 'customerId', 'createdAt'], sparse: 'customerId' },
    { fields: ['accountId', 'cartId'], sparse: 'cartId' },
    { fields: ['accountId', 'buyerAccountId', 'createdAt'] },
    { fields: ['cancellation', 'updatedAt'], sparse: 'cancellation' },
  ],
};
