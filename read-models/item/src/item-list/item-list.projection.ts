import {
  shownProduct,
  withoutShown,
  type BuybackEvent,
  type ProductSnapshot,
} from '@reprise/contracts/buyback';
import { itemEvents, itemStatusAfter, listItems, stockAfter, type ItemEvent } from '@reprise/contracts/item';
import type { RecordedEvent } from '@reprise/contracts/kernel';
import {
  codeIndexes,
  knownRow,
  orderIndexes,
  projection,
  type Changes,
  type RowContent,
} from '@reprise/read-kernel';
import { openedItem, type ItemListRow } from './item-list.row';

type Heard = BuybackEvent | ItemEvent;

const outOfStock = ({ stockId: _stock, inStockSince: _since, ...row }: ItemListRow): ItemListRow => row;

function followed(row: ItemListRow, event: RecordedEvent<ItemEvent>): RowContent<ItemListRow> {
  const stockId = stockAfter(event);
  const status = itemStatusAfter(event) ?? row.status;
  if (stockId === null) return { ...outOfStock(row), status };
  const moved = stockId !== undefined && stockId !== row.stockId;
  return { ...row, status, ...(moved ? { stockId, inStockSince: event.time } : {}) };
}

const followers: Changes<ItemListRow, ItemEvent> = Object.fromEntries(
  (Object.keys(itemEvents.schemas) as ItemEvent['type'][]).map((type) => [type, followed]),
);

/** Its real product, where a test corrected it. */
const named = (row: RowContent<ItemListRow>, product?: ProductSnapshot): RowContent<ItemListRow> =>
  product ? { ...withoutShown(row), ...shownProduct(product) } : row;

const answered = (row: ItemListRow, status: 'accepted' | 'declined' | 'expired' | 'withdrawn') =>
  row.proposal ? { ...row, proposal: { ...row.proposal, status } } : undefined;

/** A lost or cancelled buyback awaits no answer. */
const settled = (row: ItemListRow) =>
  row.proposal?.status === 'open' ? answered(row, 'withdrawn') : undefined;

const changes: Changes<ItemListRow, Heard> = {
  ...followers,
  ItemControlled: (row, event) => {
    const { specification: { imei, serialNumber, product } = {} } = event.data;
    return {
      ...named(followed(row, event), product),
      ...(imei ? { imei } : {}),
      ...(serialNumber ? { serialNumber } : {}),
    };
  },
  ItemHandedOver: (row, event) => ({
    ...followed(row, event),
    storeId: event.data.storeId,
    ...(event.data.imei ? { imei: event.data.imei } : {}),
  }),
  ItemRegisteredInWarehouse: (row, event) => ({ ...followed(row, event), registeredAt: event.time }),
  ItemRegistrationUndone: ({ registeredAt: _at, ...row }, event) => followed(row, event),
  ReturnTransportRequested: (row) => ({ ...row, returnTransport: 'requested' }),
  ReturnLabelIssued: (row, { data }) => ({
    ...row,
    returnTransport: 'ready',
    returnTrackingNumber: data.trackingNumber,
    returnLabelKey: data.labelKey,
  }),
  ReturnLabelFailed: (row, event) => ({ ...followed(row, event), returnTransport: 'failed' }),
  ItemReturned: (row, event) => ({ ...followed(row, event), returnTransport: 'handed-over' }),
  ItemLost: (row, event) => ({ ...followed(row, event), lostIn: event.data.where }),
  QuarantineMailRequested: (row, { data }) => ({ ...row, mailRequests: data.request }),
  PriceProposed: (row, { data }) => ({
    ...row,
    proposal: {
      id: data.proposalId,
      status: 'open',
      declaredPrice: data.declaredPrice,
      proposedPrice: data.proposedPrice,
      differences: data.differences,
      expiresAt: data.expiresAt,
    },
  }),
  ProposalAccepted: (row) => answered(row, 'accepted'),
  ProposalDeclined: (row) => answered(row, 'declined'),
  ProposalExpired: (row) => answered(row, 'expired'),
  ProposalWithdrawn: (row) => answered(row, 'withdrawn'),
  BuybackNotCompleted: settled,
  BuybackCancelled: settled,
};

/** "Where is each item, and what is it waiting for?" */
export const itemList = projection<ItemListRow, Heard>({
  name: 'item_list_v1',
  collection: {
    counted: ['accountId', 'warehouseId', 'status', 'buyerAccountId'],
    indexes: [
      ...orderIndexes(listItems),
      { fields: ['accountId', 'warehouseId', 'status', 'updatedAt'] },
      { fields: ['accountId', 'shortCode', 'updatedAt'] },
      { fields: ['accountId', 'warehouseId', 'lastFour'] },
      ...codeIndexes(listItems),
      { fields: ['accountId', 'stockId', 'updatedAt'], sparse: 'stockId' },
      { fields: ['accountId', 'buyerAccountId', 'updatedAt'] },
    ],
  },
  handlers: {
    BuybackDeclared: (_row, event, key) => openedItem(event, key),
    ...knownRow<ItemListRow, Heard>(changes, (event) => ({ updatedAt: event.time })),
  },
});
