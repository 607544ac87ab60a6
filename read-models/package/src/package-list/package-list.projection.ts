import { shownName } from '@reprise/contracts/buyback';
import { listPackages, type PackageEvent, type PackageRow } from '@reprise/contracts/package';
import { carrierName, partiesOf, wordsOf } from '@reprise/contracts/rules';
import {
  codeIndexes,
  knownRow,
  orderIndexes,
  projection,
  type Changes,
  type Row,
} from '@reprise/read-kernel';

export type PackageListRow = PackageRow &
  Row & {
    /** Of the names of its products, in every language; absent from rows of before that were not written since. */
    readonly words?: readonly string[];
    /** Who buys what it holds; absent from rows of before. */
    readonly buyers?: readonly { readonly itemId: string; readonly buyerId: string }[];
  };
type Content = PackageRow['items'][number];
type Packed = Extract<PackageEvent, { type: 'ItemPacked' }>['data'];

function contentOf({ itemId, identificationNumber, product }: Packed): Content {
  return { itemId, identificationNumber, ...(product && { product: shownName(product) }) };
}

const namesOf = ({ product }: Content): readonly string[] =>
  product
    ? [product.brand, product.productLabel, ...Object.values(product.productLabelTranslations ?? {})]
    : [];

const holding = (row: PackageListRow, items: readonly Content[]): PackageListRow => ({
  ...row,
  items: [...items],
  words: [...wordsOf(items.flatMap(namesOf).join(' '))],
});

const changes: Changes<PackageListRow, PackageEvent> = {
  ItemPacked: (row, { data: { itemId, buyerId, ...data } }) => ({
    ...holding(row, [...row.items, contentOf({ itemId, ...data })]),
    buyers: [...(row.buyers ?? []), ...(buyerId ? [{ itemId, buyerId }] : [])],
  }),
  ItemUnpacked: (row, { data }) => {
    const others = ({ itemId }: { readonly itemId: string }): boolean => itemId !== data.itemId;
    return { ...holding(row, row.items.filter(others)), buyers: (row.buyers ?? []).filter(others) };
  },
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
    arrays: ['items', 'words', 'buyers'],
    counted: ['accountId', 'status', 'storeId', 'warehouseId', 'buyerAccountId'],
    indexes: [
      ...orderIndexes(listPackages),
      { fields: ['accountId', 'buyerAccountId', 'createdAt'] },
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
      words: [],
      labelReady: false,
      createdAt: time,
      updatedAt: time,
      ...(data.storeId ? { storeId: data.storeId } : {}),
      ...(data.circuit ? { circuit: data.circuit } : {}),
    }),
    ...knownRow(changes, (event) => ({ updatedAt: event.time })),
  },
});
