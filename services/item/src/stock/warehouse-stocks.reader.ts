import { Inject, Injectable } from '@nestjs/common';
import { stocks, type NativeStock, type Stock } from '@reprise/contracts/configuration';
import type { SaleTerms } from '@reprise/contracts/item';
import { Refusal } from '@reprise/contracts/problems';
import { buyerOf } from '@reprise/contracts/rules';
import { documentsOf, type PublishedDocuments, type PublishedRow } from '@reprise/kernel/resource';
import { DOCUMENTS } from '@reprise/kernel/ports';
import type { ItemListRow } from '@reprise/read-item';
import type { Documents } from '@reprise/read-kernel';
import { CategoryPaths } from '../read/category-paths.reader';

/** A stock that an item enters: its kind if it is native, and `sale` if products are sold from it. */
export type Entry = { readonly stockId: string; readonly native?: NativeStock; readonly sale?: SaleTerms };

/** The native stock of what is refurbished always is such a one. */
const sellsFrom = ({ forSale, native }: Pick<Stock, 'forSale' | 'native'>): boolean =>
  forSale || native === 'refurb_completed';

/** The stocks of a warehouse, for moves of items. */
@Injectable()
export class WarehouseStocksReader {
  private readonly stocks: PublishedDocuments<PublishedRow<typeof stocks>>;

  constructor(
    @Inject(DOCUMENTS) documents: Documents,
    private readonly categories: CategoryPaths,
  ) {
    this.stocks = documentsOf(documents, stocks);
  }

  /** The chosen stock, or the native one of the action. @throws Refusal `stock-choice-invalid` */
  async entry(item: ItemListRow, stockId: string | undefined, native: NativeStock): Promise<Entry> {
    const { warehouseId, categoryId } = item;
    const which = stockId ? { _id: stockId } : { native };
    const [stock] = await this.stocks.find(buyerOf(item), { warehouseId, ...which }, { limit: 1 });
    if (!stock) throw new Refusal('stock-choice-invalid', { warehouseId });
    const entered = { stockId: stock.id, ...(stock.native ? { native: stock.native } : {}) };
    if (!sellsFrom(stock)) return entered;
    return { ...entered, sale: { erasure: await this.categories.holdsData(categoryId) } };
  }

  /** Whether the item lies where products are sold from. */
  async isForSale({ stockId }: ItemListRow): Promise<boolean> {
    const stock = stockId ? await this.stocks.read(stockId) : undefined;
    return stock !== undefined && sellsFrom(stock);
  }
}
