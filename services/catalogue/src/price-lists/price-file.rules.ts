import { columnOf, productFile, unguardFormula, type FileColumn } from '@reprise/contracts/catalogue-files';
import type { priceFileFaults } from '@reprise/contracts/price-lists';
import { Refusal } from '@reprise/contracts/problems';
import { productPricesSchema, type ProductPrices } from '@reprise/contracts/rules';

/** By what a line names its product; the first that has a text counts. */
export const productKeys = ['id', 'ean', 'reference'] as const;
type ProductKey = (typeof productKeys)[number];
export type PriceFileFault = (typeof priceFileFaults)[number];
export type PricedLine =
  | { readonly key: ProductKey; readonly value: string; readonly prices: ProductPrices }
  | { readonly fault: PriceFileFault };

type Head = readonly (FileColumn | undefined)[];
const isPrice = (column: FileColumn): boolean => column.path[0] === 'buybackPrice';

/** What each column means. @throws Refusal `csv-columns-missing` without a key or without a price */
export function headOf(cells: readonly string[]): Head {
  const head = cells.map((cell) => columnOf(productFile.columns, cell));
  const names = head.flatMap((column) => column?.name ?? []);
  const missing = [
    ...(productKeys.some((key) => names.includes(key)) ? [] : ['id, ean, reference']),
    ...(head.some((column) => column && isPrice(column)) ? [] : ['price_grade_a']),
  ];
  if (missing.length > 0) throw new Refusal('csv-columns-missing', { columns: missing.join('; ') });
  return head;
}

function pricesIn(head: Head, texts: readonly string[]): ProductPrices | PriceFileFault {
  const prices: Record<string, unknown> = {};
  for (const [at, column] of head.entries()) {
    const text = texts[at] ?? '';
    if (!column || !isPrice(column) || text === '') continue;
    const read = column.kind.read(text);
    if ('fault' in read) return 'price-invalid';
    prices[column.path[1] ?? ''] = read.value;
  }
  if (Object.keys(prices).length === 0) return 'price-missing';
  return productPricesSchema.safeParse(prices).data ?? 'price-invalid';
}

/** One line: its product's key and its prices, or why it is left out. */
export function pricedLine(head: Head, cells: readonly string[]): PricedLine {
  const texts = cells.map((cell) => unguardFormula(cell.trim()));
  const valueOf = (key: ProductKey): string => texts[head.findIndex((column) => column?.name === key)] ?? '';
  const key = productKeys.find((each) => valueOf(each) !== '');
  const prices = pricesIn(head, texts);
  if (typeof prices === 'string') return { fault: prices };
  return key ? { key, value: valueOf(key), prices } : { fault: 'product-unknown' };
}
