import { decoded, encodingOf } from './file-encoding';
import { separatorOf, type FileForm } from './file-lines';

async function headOf(text: AsyncIterable<string>): Promise<string> {
  for await (const piece of text) if (piece.trim() !== '') return piece;
  return '';
}

/** How a file is written, by its first lines and its bytes. @throws FileFault */
export async function foundForm(read: () => AsyncIterable<Buffer>): Promise<FileForm> {
  const encoding = await encodingOf(read);
  return { encoding, separator: separatorOf(await headOf(decoded(read(), encoding))) };
}
