import { formatOf, listLine, type Cells, type LineValues } from '@reprise/contracts/catalogue-files';
import {
  fullCostOf,
  stockExportColumns,
  type ItemEconomics,
  type StockExportColumn,
} from '@reprise/contracts/item';
import { readIn } from '@reprise/contracts/kernel';
import { wordOf } from '@reprise/contracts/words';

/** What stocks and warehouses are called, by their ids. */
export type PlaceNames = ReadonlyMap<string, string>;

function valuesOf(item: ItemEconomics, names: PlaceNames, language: string): LineValues<StockExportColumn> {
  const { warehouseId, stockId = '', daysInStock, work, ...row } = item;
  const { categoryLabel, productLabel, ...own } = readIn(row, language);
  return {
    ...own,
    status: wordOf(language, 'status', item.status),
    state: wordOf(language, 'product-state', item.state),
    ...{ category: categoryLabel, product: productLabel, daysInStock: daysInStock?.toString() },
    ...{ warehouse: names.get(warehouseId), stock: names.get(stockId) },
    ...{ work: work?.label, dueOn: work?.dueOn, fullCost: fullCostOf(item) },
  };
}

/** An item in stock as a line of a file, in the words of the language that was asked for. */
export const stockCells = (item: ItemEconomics, names: PlaceNames, language: string): Cells =>
  listLine(valuesOf(item, names, language), stockExportColumns, formatOf(language));
