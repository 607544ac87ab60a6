import { cellKinds } from './cell-kinds.rules';
import type { Cells, FileFormat } from './catalogue-file.parts';
import { guardFormula } from './formula.rules';

/** What one line of an exported list says, by column: numbers are amounts in minor units. */
export type LineValues<C extends string> = { readonly [K in C]?: string | number | undefined };

/** A line of an exported list. Whatever a spreadsheet would take for a formula is a text. */
export function listLine<C extends string>(
  values: LineValues<C>,
  columns: readonly C[],
  format: FileFormat,
): Cells {
  const textOf = (value: string | number | undefined): string =>
    typeof value === 'number' ? cellKinds.amount.write(value, format) : guardFormula(value ?? '');
  return Object.fromEntries(columns.map((column) => [column, textOf(values[column])]));
}
