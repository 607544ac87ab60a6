import { raw } from 'bwip-js';

export type MatrixKind = 'datamatrix' | 'qrcode';
export type Square = { readonly x: number; readonly y: number; readonly size: number };

/** Blank modules that a reader needs on each side. */
const quietZone: Readonly<Record<MatrixKind, number>> = { datamatrix: 1, qrcode: 4 };

/** The dark squares of a two-dimensional code, `size` points wide including the quiet zone. @throws RangeError for a text that it cannot hold */
export function matrixCode(kind: MatrixKind, text: string, size: number): readonly Square[] {
  const [symbol] = raw({ bcid: kind, text, parse: false });
  if (!symbol || !('pixs' in symbol)) throw new RangeError('no code for this text');
  const { pixs, pixx, pixy } = symbol;
  const module = size / (Math.max(pixx, pixy) + 2 * quietZone[kind]);
  const dark = [...pixs].flatMap((pixel, index) => (pixel === 1 ? [index] : []));
  return dark.map((index) => ({
    x: ((index % pixx) + quietZone[kind]) * module,
    y: (Math.floor(index / pixx) + quietZone[kind]) * module,
    size: module,
  }));
}
