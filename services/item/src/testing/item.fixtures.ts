import type { CheckInRequirement, Control } from '@reprise/contracts/buyback';
import type { NativeStock } from '@reprise/contracts/configuration';
import type { ItemCommand, Loss } from '@reprise/contracts/item';
import type { ProductOwner } from '@reprise/contracts/rules';

type DataOf<T extends ItemCommand['type']> = Extract<ItemCommand, { type: T }>['data'];

/** A readable UUID of version 4: `anId(7)` ends in 7. */
export const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Of every item made here. */
export const imei = '490154203237518';

export const ids = {
  warehouse: anId(4),
  store: anId(6),
  proposal: anId(8),
  stock: anId(30),
  otherStock: anId(31),
  saleStock: anId(32),
  otherWarehouse: anId(40),
};

const aControl = (outcome: Control['outcome']): Control => ({
  answers: [],
  price: { total: outcome === 'lower' ? 6_000 : 10_000, currency: 'EUR', state: 'grade_b', lines: [] },
  outcome,
  absorbedAmount: 0,
  differences: [],
});

export const createItem = (
  awaits: DataOf<'CreateItem'>['awaits'] = 'shipment',
  identificationNumber = '2000000000015',
): ItemCommand => ({
  type: 'CreateItem',
  data: { identificationNumber, circuit: 'web_post', warehouseId: ids.warehouse, imei, awaits },
});
export const handOverItem = (): ItemCommand => ({ type: 'HandOverItem', data: { storeId: ids.store } });
export const shipItem = (): ItemCommand => ({
  type: 'ShipItem',
  data: { shippedAt: '2026-01-06T09:00:00.000Z' },
});
export const deliverItem = (checkIn: CheckInRequirement, warehouseId = ids.warehouse): ItemCommand => ({
  type: 'DeliverItem',
  data: { warehouseId, checkIn },
});
export const registerItem = (
  checkIn: CheckInRequirement = 'mandatory',
  warehouseId = ids.warehouse,
  commentRequired = false,
): ItemCommand => ({
  type: 'RegisterItem',
  data: { warehouseId, stockId: ids.stock, checkIn, commentRequired },
});
export const undoRegistration = (): ItemCommand => ({
  type: 'UndoRegistration',
  data: { warehouseId: ids.warehouse },
});
export const photographOpening = (warehouseId = ids.warehouse): ItemCommand => ({
  type: 'PhotographOpening',
  data: { warehouseId, photo: { key: 'photos/1/1.jpg', sha256: 'a'.repeat(64) } },
});
export const controlItem = (
  outcome: Control['outcome'] = 'same-answers',
  override: Partial<DataOf<'ControlItem'>> = {},
): ItemCommand => ({
  type: 'ControlItem',
  data: {
    warehouseId: ids.warehouse,
    checkIn: 'mandatory',
    commentRequired: false,
    proofRequired: false,
    cancelPending: false,
    control: aControl(outcome),
    stockId: ids.stock,
    terms: { proposalId: ids.proposal, remindAt: [], expiresAt: '2026-01-20T09:00:00.000Z' },
    photoKeys: [],
    ...override,
  },
});
export const release = (stockId = ids.otherStock): ItemCommand => ({
  type: 'ReleaseFromQuarantine',
  data: { stockId },
});
export const simple = (
  type: 'SettleNegotiation' | 'RequestReturnTransport' | 'RequestQuarantineMail' | 'FindItem' | 'CancelItem',
): ItemCommand => ({ type, data: {} });
export const markToReturn = (): ItemCommand => ({ type: 'MarkToReturn', data: {} });
export const recordReturnLabel = (): ItemCommand => ({
  type: 'RecordReturnLabel',
  data: {
    carrier: 'sandbox',
    trackingNumber: 'R1',
    trackingLink: 'https://carrier.example/R1',
    labelKey: 'labels/r1.pdf',
  },
});
export const failReturnLabel = (): ItemCommand => ({
  type: 'FailReturnLabel',
  data: { reason: 'carrier-unreachable', stockId: ids.otherStock },
});
export const handOverReturn = (): ItemCommand => ({
  type: 'HandOverReturn',
  data: { returnedAt: '2026-01-25T09:00:00.000Z' },
});
export const lose = (where: Loss): ItemCommand => ({ type: 'MarkItemLost', data: { where } });
export const reintegrate = (
  owner: ProductOwner = 'account',
  settled: Pick<DataOf<'ReintegrateItem'>, 'customer'> = {},
): ItemCommand => ({ type: 'ReintegrateItem', data: { stockId: ids.stock, owner, ...settled } });
export const returnItem = (owner: ProductOwner = 'customer'): ItemCommand => ({
  type: 'ReturnItem',
  data: { stockId: ids.otherStock, owner },
});
export const handBack = (owner: ProductOwner = 'customer'): ItemCommand => ({
  type: 'HandBackItem',
  data: { storeId: ids.store, handedBackAt: '2026-01-26T09:00:00.000Z', owner },
});
/** The same, into a stock from which products are sold. */
export const forSale = (command: ItemCommand, erasure = false): ItemCommand =>
  ({ ...command, data: { ...command.data, sale: { erasure } } }) as ItemCommand;
/** The same, into a stock that came with the warehouse. */
export const intoNative = (command: ItemCommand, native: NativeStock): ItemCommand =>
  ({ ...command, data: { ...command.data, native } }) as ItemCommand;
export const sell = (onSale = true, price?: number): ItemCommand => ({
  type: 'SellItem',
  data: { forSale: onSale, ...(price === undefined ? {} : { price }) },
});
export const move = (stockId = ids.otherStock): ItemCommand => ({ type: 'MoveItem', data: { stockId } });
