import { z } from 'zod';
import { amountSchema, endpoint, inBulk, uuidSchema } from '../kernel';
import { lossSchema, settledCustomerSchema } from './item.events';
import { commentSchema, itemAction, saleProblems } from './item.api';
import { lossPermissions } from './loss.rules';

export const markItemLost = endpoint({
  ...itemAction,
  name: 'markItemLost',
  act: 'item.MarkItemLost',
  path: '/items/{id}/lost',
  access: 'buyback.detail',
  summary:
    'Marks an item as lost in the store, in transport or in the warehouse; each needs its own permission.',
  body: z.strictObject({ where: lossSchema, comment: commentSchema }),
  problems: ['item-not-losable'],
});

export const findLostItem = endpoint({
  ...itemAction,
  name: 'findLostItem',
  act: 'item.FindItem',
  path: '/items/{id}/found',
  access: 'buyback.detail',
  summary: 'Marks a lost item as found; whoever may mark it lost there may do so, and whoever reintegrates.',
  body: z.strictObject({}),
  problems: ['item-status-invalid'],
});

export const reintegrateItem = endpoint({
  ...itemAction,
  name: 'reintegrateItem',
  act: 'item.ReintegrateItem',
  path: '/items/{id}/reintegrate',
  access: 'item.reintegrate',
  summary: 'Puts a found or cancelled item into a stock.',
  body: z.strictObject({ stockId: uuidSchema, customer: settledCustomerSchema.optional() }),
  problems: ['item-status-invalid', 'stock-choice-invalid', 'customer-not-paid', ...saleProblems],
});

export const returnItem = endpoint({
  ...itemAction,
  name: 'returnItem',
  act: 'item.ReturnItem',
  path: '/items/{id}/return',
  access: 'item.generate-return-transport',
  summary:
    'Has a found or cancelled item returned to its customer, who was not paid; a return label is requested.',
  body: z.strictObject({}),
  problems: ['item-status-invalid', 'stock-choice-invalid', 'customer-paid'],
});

export const handBackItem = endpoint({
  ...itemAction,
  name: 'handBackItem',
  act: 'item.HandBackItem',
  path: '/items/{id}/hand-back',
  access: lossPermissions.store,
  summary:
    'Hands an item that was found in its store back to its customer, who was not paid, over the counter; nothing is shipped.',
  body: z.strictObject({}),
  problems: ['item-status-invalid', 'customer-paid'],
});

export const moveItem = endpoint({
  ...itemAction,
  name: 'moveItem',
  act: 'item.MoveItem',
  path: '/items/{id}/move',
  access: 'stock.items-move',
  summary: 'Moves an item that is in the warehouse to another stock.',
  body: z.strictObject({ stockId: uuidSchema }),
  problems: ['item-status-invalid', 'stock-choice-invalid', ...saleProblems],
});

export const sellItem = endpoint({
  ...itemAction,
  name: 'sellItem',
  act: 'item.SellItem',
  path: '/items/{id}/sell',
  access: 'stock.items-sell',
  summary: 'Hands an item over to its next owner, out of a stock for sale; it then lies in no stock.',
  body: z.strictObject({ price: amountSchema.min(0).optional() }),
  problems: ['item-not-for-sale', 'item-already-sold'],
});

export const markItemsLost = inBulk(markItemLost);
export const findLostItems = inBulk(findLostItem);
export const reintegrateItems = inBulk(reintegrateItem);
export const returnItems = inBulk(returnItem);
