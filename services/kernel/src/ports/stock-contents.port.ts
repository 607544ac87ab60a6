export type StockContent = {
  readonly itemCount: number;
  readonly averageAge: number | null;
  /** Refurbishment steps that send items to it. */
  readonly refurbStepCount: number;
};
/** The contents of stocks; implemented by the item module. Empty stocks may be missing from the result. */
export interface StockContents {
  read(accountId: string, stockIds: readonly string[]): Promise<ReadonlyMap<string, StockContent>>;
}
