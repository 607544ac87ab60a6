import { Inject, Injectable } from '@nestjs/common';
import { stocks, type NativeStock } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { documentsOf, type PublishedDocuments, type PublishedRow } from '@reprise/kernel/resource';
import type { Documents } from '@reprise/read-kernel';
import { DOCUMENTS } from '@reprise/kernel/ports';

/** The stocks of a warehouse, for moves of items. */
@Injectable()
export class WarehouseStocksReader {
  private readonly stocks: PublishedDocuments<PublishedRow<typeof stocks>>;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.stocks = documentsOf(documents, stocks);
  }

  /** The chosen stock, or the native one of the action. @throws Refusal `stock-choice-invalid` */
  async chosen(
    accountId: string,
    warehouseId: string,
    stockId: string | undefined,
    native: NativeStock,
  ): Promise<string> {
    const which = stockId ? { _id: stockId } : { native };
    const [stock] = await this.stocks.find(accountId, { warehouseId, ...which }, { limit: 1 });
    if (!stock) throw new Refusal('stock-choice-invalid', { warehouseId });
    return stock.id;
  }
}
