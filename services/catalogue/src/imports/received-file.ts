import type { PartedFiles } from '@reprise/kernel/files';
import { encodingOf, decoded } from './file-encoding';
import { FileFault } from './file-fault';
import { fileLines, separatorOf } from './file-lines';
import { partsOf } from './import-files';
import type { ImportedFile, ImportJob } from './import-job';

const sampled = 4;
const longestName = 200;

export type ReceivedFile = Pick<ImportJob, 'file' | 'header' | 'samples'>;

async function headOf(text: AsyncIterable<string>): Promise<string> {
  for await (const piece of text) if (piece.trim() !== '') return piece;
  return '';
}

/** What is in a file that has arrived: how it is written, its columns, its first lines. @throws FileFault */
export async function receivedFile(
  files: PartedFiles,
  importId: string,
  file: ImportedFile,
): Promise<ReceivedFile> {
  const read = () => files.read(importId, partsOf(file.bytes));
  const encoding = await encodingOf(read);
  const separator = separatorOf(await headOf(decoded(read(), encoding)));
  const lines: (readonly string[])[] = [];
  for await (const { cells } of fileLines(read(), { encoding, separator })) {
    lines.push(cells.map((text) => text.trim().slice(0, longestName)));
    if (lines.length >= sampled) break;
  }
  const [header, ...samples] = lines;
  if (!header || samples.length === 0) throw new FileFault('empty');
  return { file: { ...file, encoding, separator }, header, samples };
}
