import { Readable, pipeline } from 'node:stream';
import { importLimits } from '@reprise/contracts/imports';
import { CsvError, parse } from 'csv-parse';
import { decoded } from './file-encoding';
import { FileFault } from './file-fault';
import type { TextEncodingName } from './import-job';

/** `line`: in the file, counted from 1. */
export type FileLine = { readonly line: number; readonly cells: readonly string[] };
export type FileForm = { readonly encoding: TextEncodingName; readonly separator: string };

const separators = [';', ',', '\t'] as const;

/** French spreadsheets separate by `;`, others by `,` or tabs; signs within quotes do not count. */
export function separatorOf(head: string): string {
  const bare = head.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counted = separators.map((sign) => [bare.split(sign).length, sign] as const);
  return counted.sort(([a], [b]) => b - a)[0]?.[1] ?? ',';
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  return new FileFault(error.code === 'CSV_MAX_RECORD_SIZE' ? 'line-too-long' : 'format');
}

type Parsed = { record: string[]; info: { lines: number } };

/**
 * Line by line, the first included; lines without any text are none.
 * @throws FileFault where a quote is never closed, a line has no end, or there are too many.
 */
export async function* fileLines(parts: AsyncIterable<Buffer>, form: FileForm): AsyncGenerator<FileLine> {
  const { encoding, separator } = form;
  const parser = parse({
    ...{ delimiter: separator, info: true, relax_column_count: true },
    ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
    max_record_size: importLimits.lineBytes,
  });
  pipeline(Readable.from(decoded(parts, encoding)), parser, () => undefined);
  let found = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      found += 1;
      if (found === 1 && record.length > importLimits.columns) throw new FileFault('too-many-columns');
      if (found > importLimits.lines + 1) throw new FileFault('too-many-lines');
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    parser.destroy();
  }
}
