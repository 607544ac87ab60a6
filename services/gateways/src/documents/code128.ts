import { raw } from 'bwip-js';

export type Bar = { readonly x: number; readonly width: number };

/** Blank modules that a scanner needs on each side. */
const quietZone = 10;

/**
 * The bars of a Code 128, `width` points wide including the quiet zones.
 * @param text 1 to 40 printable ASCII characters. @throws RangeError for anything else: it could not be scanned.
 */
export function code128(text: string, width: number): readonly Bar[] {
  if (!/^[\x20-\x7e]{1,40}$/.test(text))
    throw new RangeError('Code 128 needs 1 to 40 printable ASCII characters');
  const [symbol] = raw({ bcid: 'code128', text, parse: false });
  if (!symbol || !('sbs' in symbol)) throw new RangeError('no bars for this text');
  const modules: readonly number[] = symbol.sbs;
  const module = width / (modules.reduce((sum, size) => sum + size, 0) + 2 * quietZone);
  const bars: Bar[] = [];
  let at = quietZone;
  modules.forEach((size, index) => {
    if (index % 2 === 0) bars.push({ x: at * module, width: size * module });
    at += size;
  });
  return bars;
}
