import { buybackExportColumns, type BuybackExportColumn, type BuybackRow } from '@reprise/contracts/buyback';
import { formatOf, listLine, type Cells, type LineValues } from '@reprise/contracts/catalogue-files';
import { readIn } from '@reprise/contracts/kernel';
import { wordOf } from '@reprise/contracts/words';

/** What organisations are called, by their ids. */
export type PlaceNames = ReadonlyMap<string, string>;

type Values = LineValues<BuybackExportColumn>;

function wordsOf(
  { status, circuit, channel, productState, payment, deliveryStatus }: BuybackRow,
  to: string,
) {
  return {
    ...{ status: wordOf(to, 'status', status), circuit: wordOf(to, 'circuit', circuit) },
    ...{ channel: wordOf(to, 'channel', channel), productState: wordOf(to, 'product-state', productState) },
    paymentType: wordOf(to, 'payment-type', payment.type),
    paymentStatus: wordOf(to, 'status', payment.status),
    deliveryStatus: wordOf(to, 'status', deliveryStatus),
  } satisfies Values;
}

function valuesOf(row: BuybackRow, names: PlaceNames, language: string): Values {
  const { prices, transport, storeId = '', buyerId = '' } = row;
  const { categoryLabel, productLabel, ...own } = readIn(row, language);
  return {
    ...own,
    ...wordsOf(row, language),
    ...{ category: categoryLabel, product: productLabel },
    ...{ store: names.get(storeId), warehouse: names.get(row.warehouseId), buyer: names.get(buyerId) },
    ...{ declaredPrice: prices.declared, controlledPrice: prices.controlled },
    ...{ validatedPrice: prices.validated, trackingNumber: transport.trackingNumber },
  };
}

/** A buyback as a line of a file, in the words of the language that was asked for. */
export const buybackCells = (row: BuybackRow, names: PlaceNames, language: string): Cells =>
  listLine(valuesOf(row, names, language), buybackExportColumns, formatOf(language));
