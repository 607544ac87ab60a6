import type { PackageCommand } from '@reprise/contracts/package';
import type { BuybackStatus, Circuit, DeliveryStatus } from '@reprise/contracts/rules';

type DataOf<T extends PackageCommand['type']> = Extract<PackageCommand, { type: T }>['data'];

/** A readable UUID of version 4: `anId(7)` ends in 7. */
export const anId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const ids = {
  warehouse: anId(4),
  store: anId(6),
  item: anId(70),
  otherItem: anId(71),
  transport: anId(80),
};
export const content = { itemId: ids.item, identificationNumber: '2000000000015' };

export const openGrouped = (number = '2000000000039'): PackageCommand => ({
  type: 'OpenPackage',
  data: {
    number,
    kind: 'grouped',
    storeId: ids.store,
    warehouseId: ids.warehouse,
    checkIn: 'optional',
    contents: [],
  },
});
export const openSingle = (override: Partial<DataOf<'OpenPackage'>> = {}): PackageCommand => ({
  type: 'OpenPackage',
  data: {
    number: '2000000000046',
    kind: 'single',
    circuit: 'web_post',
    warehouseId: ids.warehouse,
    checkIn: 'mandatory',
    contents: [content],
    ...override,
  },
});
export const packItem = (override: Partial<DataOf<'PackItem'>> = {}): PackageCommand => ({
  type: 'PackItem',
  data: {
    itemId: ids.otherItem,
    identificationNumber: '2000000000022',
    circuit: 'store_drop',
    warehouseId: ids.warehouse,
    itemStatus: 'item_awaiting_inventory',
    ...override,
  },
});
export const unpackItem = ({ itemId } = content): PackageCommand => ({
  type: 'UnpackItem',
  data: { itemId },
});
export const sendWithLabel = (
  circuit: Circuit = 'store_drop_label',
  buybackStatus: BuybackStatus = 'bb_awaiting_inventory',
): PackageCommand => ({
  type: 'SendWithLabel',
  data: { circuit, buybackStatus, handedOverAt: '2026-01-06T09:00:00.000Z' },
});
export const closePackage = (): PackageCommand => ({ type: 'ClosePackage', data: {} });
export const recordLabel = (): PackageCommand => ({
  type: 'RecordPackageLabel',
  data: {
    transportId: ids.transport,
    carrier: 'sandbox',
    trackingNumber: 'T1',
    trackingLink: 'https://carrier.example/T1',
    labelKey: 'labels/t1.pdf',
    issuedAt: '2026-01-05T10:00:00.000Z',
  },
});
export const handOver = (): PackageCommand => ({
  type: 'HandOverPackage',
  data: { handedOverAt: '2026-01-06T09:00:00.000Z' },
});
export const report = (code: DeliveryStatus, at = '2026-01-07T09:00:00.000Z'): PackageCommand => ({
  type: 'ReportDeliveryStatus',
  data: { code, at },
});
export const receivePackage = (): PackageCommand => ({
  type: 'ReceivePackage',
  data: { receivedAt: '2026-01-08T09:00:00.000Z' },
});
export const cancelPackage = (): PackageCommand => ({ type: 'CancelPackage', data: {} });

const filled = [openGrouped(), packItem(content)];
const closed = [...filled, closePackage()];

/** Every status by the commands that lead to it. */
export const packageStates: Readonly<Record<string, readonly PackageCommand[]>> = {
  'not opened': [],
  'open, empty': [openGrouped()],
  open: filled,
  closed,
  'closed, single': [openSingle()],
  'closed, single, labelled': [openSingle(), recordLabel()],
  'closed, labelled': [...closed, recordLabel()],
  handed_over: [...closed, recordLabel(), handOver()],
  'handed_over, by its first scan': [...closed, report('DELIVERY_COLLECTED')],
  delivered: [...closed, recordLabel(), handOver(), report('DELIVERY_DELIVERED')],
  'delivered, before its label': [openSingle(), receivePackage()],
  cancelled: [...closed, cancelPackage()],
};

/** Every command, some in several forms. */
export const everyPackageCommand: Readonly<Record<string, PackageCommand>> = {
  'OpenPackage grouped': openGrouped(),
  'OpenPackage single': openSingle(),
  'OpenPackage single, empty': openSingle({ contents: [] }),
  'OpenPackage single, circuit without a label': openSingle({ circuit: 'store_drop' }),
  PackItem: packItem(),
  'PackItem entered before': packItem(content),
  'PackItem in another package': packItem({ packedIn: anId(90) }),
  'PackItem processed': packItem({ itemStatus: 'item_completed' }),
  'PackItem not awaiting shipment': packItem({ itemStatus: 'item_awaiting_store_drop' }),
  'PackItem fetched by a courier': packItem({ circuit: 'store_collect' }),
  'PackItem with a label of its own': packItem({ circuit: 'store_drop_label' }),
  'PackItem with a label of its own, in its own package': packItem({
    circuit: 'store_drop_label',
    packedIn: anId(90),
  }),
  'PackItem of another warehouse': packItem({ warehouseId: anId(40) }),
  UnpackItem: unpackItem(),
  'UnpackItem that is not in it': unpackItem({ ...content, itemId: ids.otherItem }),
  ClosePackage: closePackage(),
  RecordPackageLabel: recordLabel(),
  HandOverPackage: handOver(),
  SendWithLabel: sendWithLabel(),
  'SendWithLabel in processing': sendWithLabel('store_drop_label', 'bb_in_processing'),
  'SendWithLabel completed': sendWithLabel('store_drop_label', 'bb_completed'),
  'SendWithLabel in transit': sendWithLabel('store_drop_label', 'bb_in_transit'),
  'SendWithLabel fetched by a courier': sendWithLabel('store_collect'),
  'SendWithLabel without a label of its own': sendWithLabel('store_drop'),
  'ReportDeliveryStatus waiting': report('ORDER_PICKUP_SCHEDULED'),
  'ReportDeliveryStatus moving': report('DELIVERY_IN_TRANSIT'),
  'ReportDeliveryStatus delivered': report('DELIVERY_DELIVERED'),
  ReceivePackage: receivePackage(),
  CancelPackage: cancelPackage(),
};
