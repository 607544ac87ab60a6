export type StockContent = {
  readonly itemCount: number;
  readonly averageAge: number | null;
  /** Refurbishment steps that send items to it. */
  readonly refurbStepCount: number;
};
/** What lies in stocks; implemented by whoever knows items. Stocks without content may be missing from the answer. */
export interface StockContents {
  read(accountId: string, stockIds: readonly string[]): Promise<ReadonlyMap<string, StockContent>>;
}
