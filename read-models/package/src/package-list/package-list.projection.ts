import { listPackages, type PackageEvent, type PackageRow } from '@reprise/contracts/package';
import { carrierName, partiesOf } from '@reprise/contracts/rules';
import {
  codeIndexes,
  knownRow,
  orderIndexes,
  projection,
  type Changes,
  type Row,
} from '@reprise/read-kernel';

export type PackageListRow = PackageRow & Row;

const changes: Changes<PackageListRow, PackageEvent> = {
  ItemPacked: (row, { data }) => ({ ...row, items: [...row.items, data] }),
  ItemUnpacked: (row, { data }) => ({
    ...row,
    items: row.items.filter(({ itemId }) => itemId !== data.itemId),
  }),
  PackageClosed: (row) => ({ ...row, status: 'closed' }),
  PackageLabelIssued: (row, { data }) => ({
    ...row,
    labelReady: true,
    labelKey: data.labelKey,
    transportId: data.transportId,
    carrier: carrierName(data.carrier),
    trackingNumber: data.trackingNumber,
    trackingLink: data.trackingLink,
  }),
  PackageHandedOver: (row) => ({ ...row, status: 'handed-over' }),
  DeliveryStatusReported: (row, { data }) => ({ ...row, deliveryStatus: data.code }),
  PackageDelivered: (row) => ({ ...row, status: 'delivered' }),
  PackageCancelled: (row) => ({ ...row, status: 'cancelled' }),
};

/** "Which packages are open, closed, under way, delivered?" */
export const packageList = projection<PackageListRow, PackageEvent>({
  name: 'package_list_v1',
  collection: {
    arrays: ['items'],
    indexes: [
      ...orderIndexes(listPackages),
      { fields: ['accountId', 'storeId', 'status', 'createdAt'] },
      { fields: ['accountId', 'warehouseId', 'status', 'createdAt'] },
      { fields: ['status', 'updatedAt'] },
      ...codeIndexes(listPackages),
    ],
  },
  handlers: {
    PackageOpened: (_row, { data, time }, key) => ({
      id: key,
      number: data.number,
      kind: data.kind,
      status: 'open',
      warehouseId: data.warehouseId,
      ...partiesOf(data),
      items: [],
      labelReady: false,
      createdAt: time,
      updatedAt: time,
      ...(data.storeId ? { storeId: data.storeId } : {}),
      ...(data.circuit ? { circuit: data.circuit } : {}),
    }),
    ...knownRow(changes, (event) => ({ updatedAt: event.time })),
  },
});
