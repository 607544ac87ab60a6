import { readFileSync } from 'node:fs';
import ranges from '@fontsource/inter/unicode.json';
import { create, type Font } from 'fontkit';
import { keepOutlines } from './kept-outlines';
import { keepWords } from './kept-words';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'strong';
type Face = { readonly name: string; readonly file: Readonly<Record<Weight, string>> };

const inter = (subset: string): Face => ({
  name: `inter-${subset}`,
  file: {
    regular: `@fontsource/inter/files/inter-${subset}-400-normal.woff`,
    strong: `@fontsource/inter/files/inter-${subset}-600-normal.woff`,
  },
});

/** For scripts that Inter does not cover: Arabic, Hebrew, Armenian, Georgian, symbols. */
const fallback: Face = {
  name: 'dejavu',
  file: {
    regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    strong: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  },
};

const subsets = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
] as const;

/** `U+0000-00FF,U+0131` → [[0, 255], [305, 305]] */
const parseRanges = (text: string): [number, number][] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });

const covered = subsets.map((subset) => ({ face: inter(subset), ranges: parseRanges(ranges[subset]) }));

/** The face that contains the character. */
export function faceOf(codePoint: number): Face {
  const found = covered.find(({ ranges: of }) =>
    of.some(([from, to]) => codePoint >= from && codePoint <= to),
  );
  return found?.face ?? fallback;
}

const opened = new Map<string, Font>();

/**
 * The font, read from its npm package and opened once: decoding its ligature and kerning tables takes longer than
 * drawing.
 */
export function fontOf(face: Face, weight: Weight): Font {
  const file = face.file[weight];
  const known = opened.get(file);
  if (known) return known;
  const font = keepOutlines(keepWords(create(unpackWoff(readFileSync(require.resolve(file))))));
  opened.set(file, font);
  return font;
}

/** After each document: a glyph keeps the characters of its first use, and the next document may use it for others. */
export const forgetGlyphs = (): void => opened.forEach((font) => (font._glyphs = {}));

export type { Face };
