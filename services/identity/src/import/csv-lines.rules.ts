import { userImportColumns, userImportLimits, type UserImportColumn } from '@reprise/contracts/identity';
import { Refusal } from '@reprise/contracts/problems';
import { parse } from 'csv-parse/sync';

export type CsvLine = {
  readonly line: number;
  readonly cells: Readonly<Record<UserImportColumn, string>>;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Spreadsheets also write UTF-16 and the old code pages: letters would be lost, so nothing is guessed. */
function textOf(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Refusal('csv-unreadable', { reason: 'encoding' });
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('csv-unreadable', { reason: 'encoding' });
  }
}

/** French spreadsheets separate by `;`, others by `,` or tabs. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counted = [';', ',', '\t'].map((sign) => [head.split(sign).length, sign] as const);
  return counted.sort(([a], [b]) => b - a)[0]?.[1] ?? ',';
}

type Parsed = { record: string[]; info: { lines: number } };

function recordsOf(text: string): readonly Parsed[] {
  try {
    return parse(text, {
      ...{ delimiter: delimiterOf(text), info: true, trim: true, skip_empty_lines: true },
      ...{ relax_column_count: true, max_record_size: 10_000, to: userImportLimits.lines + 2 },
    }) as unknown as Parsed[];
  } catch {
    throw new Refusal('csv-unreadable', { reason: 'format' });
  }
}

/** @throws Refusal `csv-unreadable`, `csv-columns-missing`, `csv-too-many-lines`. */
export function csvLines(bytes: Uint8Array): readonly CsvLine[] {
  const [head, ...records] = recordsOf(textOf(bytes));
  const names = (head?.record ?? []).map((name) => name.toLowerCase());
  const missing = userImportColumns.filter((name) => name !== 'language' && !names.includes(name));
  if (missing.length > 0) throw new Refusal('csv-columns-missing', { columns: missing.join(', ') });
  if (records.length > userImportLimits.lines)
    throw new Refusal('csv-too-many-lines', { limit: userImportLimits.lines });
  return records.map(({ record, info }) => {
    const cell = (name: UserImportColumn): string => record[names.indexOf(name)] ?? '';
    const cells = Object.fromEntries(userImportColumns.map((name) => [name, cell(name)]));
    return { line: info.lines, cells: cells as CsvLine['cells'] };
  });
}
