import { unguardFormula, type Cells } from '@reprise/contracts/catalogue-files';
import type { ImportFault } from '@reprise/contracts/imports';
import { isTreacherous } from '@reprise/kernel/http';
import type { FileLine } from './file-lines';
import { spreadsheetFault } from './spreadsheet-codes';

const codes: readonly string[] = ['id', 'identifier', 'reference', 'ean', 'tac_codes'];
const shown = 60;

export const shortened = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text);

function faultOf(column: string, text: string): ImportFault | undefined {
  const lost = codes.includes(column) ? spreadsheetFault(text) : undefined;
  if (lost) return { column, code: lost, value: shortened(text) };
  return isTreacherous(text) ? { column, code: 'unsafe-text' } : undefined;
}

type Read = { readonly cells: Cells } | { readonly faults: readonly ImportFault[] };

/** The cells of a line under the columns that they are imported as. */
export function cellsOf({ cells }: FileLine, columns: readonly (string | null)[]): Read {
  const extra = cells.slice(columns.length).some((text) => text.trim() !== '');
  if (extra) return { faults: [{ code: 'too-many-cells' }] };
  if (cells.length < columns.length) return { faults: [{ code: 'too-few-cells' }] };
  const named = columns.flatMap((column, index) =>
    column === null ? [] : [[column, (cells[index] ?? '').trim()] as const],
  );
  const faults = named.flatMap(([column, text]) => faultOf(column, text) ?? []);
  return faults.length > 0 ? { faults } : { cells: Object.fromEntries(named) };
}

/** What finds the record of a line, or the columns that lack it. */
export function keyOf(
  cells: Cells,
  keys: readonly string[],
): { readonly key: readonly string[] } | { readonly faults: readonly ImportFault[] } {
  const key = keys.map((column) => unguardFormula(cells[column] ?? ''));
  const missing = keys.filter((_column, index) => key[index] === '');
  return missing.length > 0
    ? { faults: missing.map((column) => ({ column, code: 'key-missing' })) }
    : { key };
}
