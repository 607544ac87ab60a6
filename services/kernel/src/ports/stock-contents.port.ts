export type StockContent = {
  readonly itemCount: number;
  readonly averageAge: number | null;
};
/**
 * The contents of stocks; implemented by the item module. Whoever took an item in, it counts where it lies, so the
 * caller names stocks that it may see. Empty stocks may be missing from the result.
 */
export interface StockContents {
  read(stockIds: readonly string[]): Promise<ReadonlyMap<string, StockContent>>;
  /** How many items a workshop still waits for, whoever took them in. */
  onTheWayTo(warehouseId: string): Promise<number>;
}
