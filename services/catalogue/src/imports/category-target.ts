import { categoryFile, type CategoryRecord } from '@reprise/contracts/catalogue-files';
import { categoriesDefinition } from '../categories/categories.resource';
import { oneFormat, type Fields, type ImportTarget } from './import-target';

type Stored = {
  readonly parentId: string | null;
  readonly buyerId?: string;
  readonly referringWarehouseIds: readonly string[];
};

export const categoryTarget: ImportTarget = {
  definition: categoriesDefinition as unknown as ImportTarget['definition'],
  columns: categoryFile.columns,
  together: 1,
  columnOf: {
    ...{ parentId: 'parent', buyerId: 'buyer', buyerAccountId: 'buyer_account' },
    referringWarehouseIds: 'warehouses',
  },
  read: categoryFile.fromCells,
  cells: (record) => categoryFile.toCells(record as CategoryRecord, oneFormat),
  recordOf: (body: Fields, names) => {
    const { parentId, buyerId, referringWarehouseIds, ...rest } = body as Fields & Stored;
    return {
      ...rest,
      parent: parentId === null ? null : names.identifier(parentId),
      ...(buyerId && { buyer: names.placeName(buyerId) }),
      warehouses: referringWarehouseIds.map((id) => names.placeName(id)),
    };
  },
  bodyOf: (record, named) => {
    const { id: _key, parent, buyer, warehouses, ...body } = record as CategoryRecord;
    return {
      ...body,
      parentId: parent === null ? null : named.category('parent', parent),
      ...(buyer && { buyerId: named.place('buyer', buyer) }),
      referringWarehouseIds: warehouses.map((name) => named.place('warehouses', name)),
    };
  },
  filter: (keys) => ({ identifier: { $in: keys.flat() } }),
  keyOf: ({ identifier }) => [String(identifier)],
};
