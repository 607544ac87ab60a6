import { fileLimits, type FileKind } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { JudgedFile } from '@reprise/kernel/ports';
import { isPolyglot } from './polyglot';

/** 4000 × 4000: a small file may decompress to a huge image. */
const pixelLimit = 16_000_000;

const starts = (bytes: Buffer, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);
const isPng = (bytes: Buffer) => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isJpeg = (bytes: Buffer) => starts(bytes, 0xff, 0xd8, 0xff);
const isIco = (bytes: Buffer) => starts(bytes, 0, 0, 1, 0) && bytes.length >= 22;
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

function withinLimit(bytes: Buffer, kind: FileKind): void {
  const limit = fileLimits[kind];
  if (bytes.length > limit) throw new Refusal('file-too-large', { limit, size: bytes.length });
}

const notAllowed = (allowed: readonly string[]) => new Refusal('file-type-not-allowed', { allowed });

/** Decodes and re-encodes the image: only pixels are stored, and nothing that a file could smuggle in. */
async function reencode(bytes: Buffer, format: 'png' | 'jpeg'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' }).rotate();
    return await (
      format === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 85 })
    ).toBuffer();
  } catch {
    throw notAllowed(['png', 'jpg']);
  }
}

/** JPG or PNG up to 250 kB, checked by content. @throws Refusal file-too-large, file-type-not-allowed */
export async function judgeImage(bytes: Buffer): Promise<JudgedFile> {
  withinLimit(bytes, 'picture');
  if (isPolyglot(bytes)) throw notAllowed(['png', 'jpg']);
  if (isPng(bytes))
    return { bytes: await reencode(bytes, 'png'), contentType: 'image/png', extension: 'png' };
  if (isJpeg(bytes))
    return { bytes: await reencode(bytes, 'jpeg'), contentType: 'image/jpeg', extension: 'jpg' };
  throw notAllowed(['png', 'jpg']);
}

/** PDF up to 250 kB, checked by its header and end marker. @throws Refusal file-too-large, file-type-not-allowed */
export function judgePdf(bytes: Buffer): JudgedFile {
  withinLimit(bytes, 'document');
  const complete = bytes.subarray(-1024).toString('latin1').includes('%%EOF');
  if (!isPdf(bytes) || !complete || isPolyglot(bytes)) throw notAllowed(['pdf']);
  return { bytes, contentType: 'application/pdf', extension: 'pdf' };
}

/** Every image listed in the directory is inside the file. */
function icoIsSound(bytes: Buffer): boolean {
  const count = bytes.readUInt16LE(4);
  if (count < 1 || bytes.length < 6 + 16 * count) return false;
  return Array.from({ length: count }, (_, index) => 6 + 16 * index).every((entry) => {
    const size = bytes.readUInt32LE(entry + 8);
    const offset = bytes.readUInt32LE(entry + 12);
    return size > 0 && offset >= 6 + 16 * count && offset + size <= bytes.length;
  });
}

/** ICO or PNG up to 20 kB. @throws Refusal file-too-large, file-type-not-allowed */
export async function judgeFavicon(bytes: Buffer): Promise<JudgedFile> {
  withinLimit(bytes, 'favicon');
  if (isPolyglot(bytes)) throw notAllowed(['ico', 'png']);
  if (isPng(bytes))
    return { bytes: await reencode(bytes, 'png'), contentType: 'image/png', extension: 'png' };
  if (isIco(bytes) && icoIsSound(bytes)) return { bytes, contentType: 'image/x-icon', extension: 'ico' };
  throw notAllowed(['ico', 'png']);
}
