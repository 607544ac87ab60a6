import english from './locales/en-GB.json';
import french from './locales/fr-FR.json';

/** What a file of items in stock says of each, in this order. */
export const stockExportColumns = [
  ...(['identificationNumber', 'status', 'category', 'brand', 'product', 'state'] as const),
  ...(['warehouse', 'stock', 'stockedAt', 'daysInStock', 'work', 'dueOn', 'currency'] as const),
  ...(['declaredPrice', 'controlledPrice', 'purchasePrice', 'completedCost', 'plannedCost'] as const),
  ...(['fullCost', 'expectedPrice', 'expectedMargin'] as const),
] as const;
export type StockExportColumn = (typeof stockExportColumns)[number];

/** The heads of the columns in the reader's language. */
export const stockExportHeads = (language: string): Readonly<Record<StockExportColumn, string>> =>
  language.startsWith('fr') ? french.export : english.export;
