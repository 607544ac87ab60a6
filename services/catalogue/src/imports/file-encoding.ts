import iconv from 'iconv-lite';
import { FileFault } from './file-fault';
import type { TextEncodingName } from './import-job';

const startsWith = (bytes: Buffer, ...head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** Spreadsheets and archives, whatever their name says. */
const isArchive = (bytes: Buffer): boolean =>
  startsWith(bytes, 0x1f, 0x8b) ||
  startsWith(bytes, 0x50, 0x4b) ||
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) ||
  // Readers take for a PDF what has its head near the beginning.
  bytes.subarray(0, 1024).includes('%PDF-');

function markOf(bytes: Buffer): TextEncodingName | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf16-le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf16-be';
  return startsWith(bytes, 0xef, 0xbb, 0xbf) ? 'utf8' : undefined;
}

const labels = { utf8: 'utf-8', 'utf16-le': 'utf-16le', 'utf16-be': 'utf-16be' } as const;

/** Whether all of it is text in this encoding. */
async function isAll(parts: AsyncIterable<Buffer>, encoding: keyof typeof labels): Promise<boolean> {
  const decoder = new TextDecoder(labels[encoding], { fatal: true });
  try {
    for await (const part of parts) {
      if (encoding === 'utf8' && part.includes(0)) throw new FileFault('encoding');
      decoder.decode(part, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof FileFault) throw error;
    return false;
  }
}

/**
 * By its mark; without one it is UTF-8 if all of it is, and else what old spreadsheets write. The whole file is read.
 * @throws FileFault for what is no text.
 */
export async function encodingOf(read: () => AsyncIterable<Buffer>): Promise<TextEncodingName> {
  let mark: TextEncodingName | undefined;
  for await (const head of read()) {
    if (isArchive(head)) throw new FileFault('archive');
    mark = markOf(head);
    break;
  }
  const encoding = mark === 'utf16-le' || mark === 'utf16-be' ? mark : 'utf8';
  if (await isAll(read(), encoding)) return encoding;
  if (mark) throw new FileFault('encoding');
  return 'win1252';
}

/** What is decoded at once: its lines wait in memory until they are read. */
const pieceBytes = 32 * 1024;

async function* pieces(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of parts)
    for (let at = 0; at < part.length; at += pieceBytes) yield part.subarray(at, at + pieceBytes);
}

/** Its text, without the mark, as it arrives. */
export async function* decoded(
  parts: AsyncIterable<Buffer>,
  encoding: TextEncodingName,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  let isFirst = true;
  for await (const part of pieces(parts)) {
    const text = decoder.write(part);
    yield isFirst ? text.replace(/^\uFEFF/, '') : text;
    if (text !== '') isFirst = false;
  }
  yield decoder.end() ?? '';
}
