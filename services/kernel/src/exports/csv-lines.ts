import type { Cells, FileFormat } from '@reprise/contracts/catalogue-files';
import { stringify } from 'csv-stringify/sync';

export type CsvColumn = { readonly name: string; /** By default its name. */ readonly head?: string };
export type CsvLayout = { readonly columns: readonly CsvColumn[]; readonly format: FileFormat };

/**
 * Lines of a CSV file (RFC 4180), UTF-8. The first part of a file begins with a byte order mark, by which spreadsheets
 * know the encoding, and with the heads of the columns.
 */
export function csvLines(lines: readonly Cells[], { columns, format }: CsvLayout, first: boolean): Buffer {
  const text = stringify([...lines], {
    ...{ columns: columns.map(({ name, head = name }) => ({ key: name, header: head })) },
    ...{ header: first, bom: first, delimiter: format.separator, record_delimiter: 'windows' },
  });
  return Buffer.from(text, 'utf8');
}
