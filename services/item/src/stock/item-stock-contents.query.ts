import type { Clock } from '@reprise/kernel';
import { itemList } from '@reprise/read-item';
import type { ReadModels } from '@reprise/read-kernel';
import type { StockContent, StockContents } from '@reprise/kernel/ports';

const dayMs = 86_400_000;

/** The contents of stocks, from the item list. */
export class ItemStockContents implements StockContents {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  async read(accountId: string, stockIds: readonly string[]): Promise<ReadonlyMap<string, StockContent>> {
    const rows = await this.readModels.collection(itemList);
    const counted = await rows.countBy('stockId', { accountId, stockId: { $in: stockIds } });
    const contents = counted.map(async ([stockId, itemCount]) => {
      const id = String(stockId);
      return [
        id,
        { itemCount, averageAge: await this.averageAge(accountId, id), refurbStepCount: 0 },
      ] as const;
    });
    return new Map(await Promise.all(contents));
  }

  /** Days, over the thousand items that have been there longest. */
  private async averageAge(accountId: string, stockId: string): Promise<number | null> {
    const rows = await this.readModels.collection(itemList);
    const items = await rows.find({ accountId, stockId }, { sort: [['inStockSince', 1]], limit: 1000 });
    if (items.length === 0) return null;
    const now = this.clock.now().getTime();
    const ages = items.map((item) => now - Date.parse(item.inStockSince ?? item.updatedAt));
    return Math.round(ages.reduce((sum, age) => sum + age, 0) / ages.length / dayMs);
  }
}
