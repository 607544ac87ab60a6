import type { PartedFiles } from '@reprise/kernel/files';
import { FileFault } from './file-fault';
import { fileLines } from './file-lines';
import { foundForm } from './found-form';
import { partsOf } from './import-files';
import type { ImportedFile, ImportJob } from './import-job';

const sampled = 4;
const longestName = 200;

export type ReceivedFile = Pick<ImportJob, 'file' | 'header' | 'samples'>;

/** What is in a file that has arrived: how it is written, its columns, its first lines. @throws FileFault */
export async function receivedFile(
  files: PartedFiles,
  importId: string,
  file: ImportedFile,
): Promise<ReceivedFile> {
  const read = () => files.read(importId, partsOf(file.bytes));
  const form = await foundForm(read);
  const lines: (readonly string[])[] = [];
  for await (const { cells } of fileLines(read(), form)) {
    lines.push(cells.map((text) => text.trim().slice(0, longestName)));
    if (lines.length >= sampled) break;
  }
  const [header, ...samples] = lines;
  if (!header || samples.length === 0) throw new FileFault('empty');
  return { file: { ...file, ...form }, header, samples };
}
