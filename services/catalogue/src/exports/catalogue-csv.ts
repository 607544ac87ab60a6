import type { Cells, FileFormat } from '@reprise/contracts/catalogue-files';
import { stringify } from 'csv-stringify/sync';

export type CsvLayout = {
  readonly columns: readonly { readonly name: string }[];
  readonly format: FileFormat;
};

/**
 * Lines of a CSV file (RFC 4180), UTF-8. The first part of a file begins with a byte order mark, by which spreadsheets
 * know the encoding, and with the names of the columns.
 */
export function catalogueCsv(
  lines: readonly Cells[],
  { columns, format }: CsvLayout,
  first: boolean,
): Buffer {
  const text = stringify([...lines], {
    ...{ columns: columns.map(({ name }) => name), header: first, bom: first },
    ...{ delimiter: format.separator, record_delimiter: 'windows' },
  });
  return Buffer.from(text, 'utf8');
}
