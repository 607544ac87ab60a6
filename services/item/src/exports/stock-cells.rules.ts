import { listLine, type Cells, type FileFormat, type LineValues } from '@reprise/contracts/catalogue-files';
import {
  fullCostOf,
  stockExportColumns,
  type ItemEconomics,
  type StockExportColumn,
} from '@reprise/contracts/item';

/** What stocks and warehouses are called, by their ids. */
export type PlaceNames = ReadonlyMap<string, string>;

function valuesOf(item: ItemEconomics, names: PlaceNames): LineValues<StockExportColumn> {
  const { categoryLabel, productLabel, warehouseId, stockId = '', daysInStock, work, ...own } = item;
  return {
    ...own,
    ...{ category: categoryLabel, product: productLabel, daysInStock: daysInStock?.toString() },
    ...{ warehouse: names.get(warehouseId), stock: names.get(stockId) },
    ...{ work: work?.label, dueOn: work?.dueOn, fullCost: fullCostOf(item) },
  };
}

/** An item in stock as a line of a file. */
export const stockCells = (item: ItemEconomics, names: PlaceNames, format: FileFormat): Cells =>
  listLine(valuesOf(item, names), stockExportColumns, format);
