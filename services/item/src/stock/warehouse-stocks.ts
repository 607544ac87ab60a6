import { Inject, Injectable } from '@nestjs/common';
import type { NativeStock } from '@reprise/contracts/configuration';
import { Refusal } from '@reprise/contracts/problems';
import { DOCUMENTS } from '@reprise/kernel/http';
import type { Collection, Documents } from '@reprise/read-kernel';

type StockDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly warehouseId: string;
  readonly native: NativeStock | null;
};

/** The stocks of a warehouse, as far as an item's moves need them. */
@Injectable()
export class WarehouseStocks {
  private readonly stocks: Collection<StockDocument>;

  constructor(@Inject(DOCUMENTS) documents: Documents) {
    this.stocks = documents.collection<StockDocument>({ name: 'stocks' });
  }

  /** The chosen stock, or the native one that the act leads to. @throws Refusal `stock-choice-invalid` */
  async chosen(
    accountId: string,
    warehouseId: string,
    stockId: string | undefined,
    native: NativeStock,
  ): Promise<string> {
    const which = stockId ? { _id: stockId } : { native };
    const [stock] = await this.stocks.find(
      { accountId, warehouseId, _removed: null, ...which },
      { limit: 1 },
    );
    if (!stock) throw new Refusal('stock-choice-invalid', { warehouseId });
    return stock._id;
  }
}
