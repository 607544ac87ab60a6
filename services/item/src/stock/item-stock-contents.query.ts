import { onTheWay } from '@reprise/contracts/rules';
import type { Clock } from '@reprise/kernel';
import { itemList, stockContents } from '@reprise/read-item';
import type { ReadModels } from '@reprise/read-kernel';
import type { StockContent, StockContents } from '@reprise/kernel/ports';

const dayMs = 86_400_000;
type ItemsOfDay = readonly [day: unknown, count: number];

/** The contents of stocks and what comes to them, by counts that are kept. */
export class ItemStockContents implements StockContents {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  async read(stockIds: readonly string[]): Promise<ReadonlyMap<string, StockContent>> {
    const rows = await this.readModels.collection(stockContents);
    const contents = stockIds.map(async (stockId) => {
      const days = await rows.countBy('since', { stockId });
      return [stockId, this.summed(days)] as const;
    });
    return new Map(await Promise.all(contents));
  }

  async onTheWayTo(warehouseId: string): Promise<number> {
    const rows = await this.readModels.collection(itemList);
    return rows.count({ warehouseId, status: { $in: onTheWay } });
  }

  /** Average age in whole days. */
  private summed(days: readonly ItemsOfDay[]): StockContent {
    const itemCount = days.reduce((sum, [, count]) => sum + count, 0);
    if (itemCount === 0) return { itemCount, averageAge: null };
    const today = Math.floor(this.clock.now().getTime() / dayMs);
    const age = ([day, count]: ItemsOfDay) => (today - Date.parse(String(day)) / dayMs) * count;
    const total = days.reduce((sum, each) => sum + age(each), 0);
    return { itemCount, averageAge: Math.max(0, Math.round(total / itemCount)) };
  }
}
