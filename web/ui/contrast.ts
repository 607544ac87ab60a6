/** WCAG 2 contrast. Colours are `#rgb` or `#rrggbb`; the minimum for text is 4.5. */
export const minimumContrast = 4.5;
type Rgb = readonly [number, number, number];

/** Null if the text is not a hexadecimal colour. */
function parseColour(text: string): Rgb | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!hex) return null;
  const wide = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
  const at = (i: number): number => Number.parseInt(wide.slice(i, i + 2), 16);
  return [at(0), at(2), at(4)];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((c) => {
    const s = c / 255;
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Ratio from 1 to 21. @throws RangeError for a text that is not a colour. */
export function contrast(a: string, b: string): number {
  const first = parseColour(a);
  const second = parseColour(b);
  if (!first || !second) throw new RangeError(`not a colour: ${first ? b : a}`);
  const [x, y] = [luminance(first), luminance(second)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const hex = (colour: Rgb): string =>
  `#${colour.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/**
 * The client's colour, moved towards black or white in the fewest 2 % steps until it is readable on every
 * `background`; `fallback` if the text is not a colour.
 */
export function readableColour(colour: string, backgrounds: readonly string[], fallback: string): string {
  const start = parseColour(colour);
  if (!start) return fallback;
  const reads = (c: string): boolean => backgrounds.every((b) => contrast(c, b) >= minimumContrast);
  const dark = backgrounds.every((b) => contrast(b, '#ffffff') > contrast(b, '#000000'));
  const goal: Rgb = dark ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = hex(mix(start, goal, share));
    if (reads(candidate)) return candidate;
  }
  return hex(goal);
}

/** Black or white, whichever is more readable on the colour. */
export const textOn = (colour: string): string =>
  contrast(colour, '#ffffff') >= minimumContrast ? '#ffffff' : '#06130d';
