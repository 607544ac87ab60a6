import { buybackExportColumns, type BuybackExportColumn, type BuybackRow } from '@reprise/contracts/buyback';
import { listLine, type Cells, type FileFormat, type LineValues } from '@reprise/contracts/catalogue-files';

/** What organisations are called, by their ids. */
export type PlaceNames = ReadonlyMap<string, string>;

function valuesOf(row: BuybackRow, names: PlaceNames): LineValues<BuybackExportColumn> {
  const { prices, payment, transport, storeId = '', buyerId = '' } = row;
  const { categoryLabel, productLabel, deliveryStatus, ...own } = row;
  return {
    ...own,
    ...{ category: categoryLabel, product: productLabel, deliveryStatus },
    ...{ store: names.get(storeId), warehouse: names.get(row.warehouseId), buyer: names.get(buyerId) },
    ...{ declaredPrice: prices.declared, controlledPrice: prices.controlled },
    ...{ validatedPrice: prices.validated, paymentType: payment.type, paymentStatus: payment.status },
    trackingNumber: transport.trackingNumber,
  };
}

/** A buyback as a line of a file. */
export const buybackCells = (row: BuybackRow, names: PlaceNames, format: FileFormat): Cells =>
  listLine(valuesOf(row, names), buybackExportColumns, format);
