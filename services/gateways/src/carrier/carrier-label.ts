import sharp from 'sharp';
import { drawLater } from '../documents/drawing-thread';
import { judgePdf } from '../files/judge-file';

const pixelLimit = 16_000_000;

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
/** What acts when it is opened, or brings another file along. A name may be written in hexadecimal: `/J#61vaScript`. */
const acting = /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA|RichMedia|XFA|SubmitForm|ImportData)\b/;
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Nothing stands behind the end: neither a ZIP archive nor a page of the web. */
const endsAsPdf = (text: string): boolean => /%%EOF\s*$/.test(text.slice(-1024));

function judgedPdf(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  if (!endsAsPdf(text) || acting.test(plainNames(text))) throw new RangeError('label-not-allowed');
  return judgePdf(bytes).bytes;
}

/** Only its pixels, on a page of their own. */
async function drawnPng(bytes: Buffer): Promise<Buffer> {
  const pixels = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' }).png().toBuffer();
  return drawLater({ kind: 'pictureLabel', input: pixels });
}

/** A carrier's label as PDF, judged by its content, whatever it is called. @returns undefined for anything else. */
export async function judgeLabel(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return isPng(bytes) ? await drawnPng(bytes) : judgedPdf(bytes);
  } catch {
    return undefined;
  }
}
