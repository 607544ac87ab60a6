import { readFileSync } from 'node:fs';
import ranges from '@fontsource/inter/unicode.json';
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

/** For the scripts that Inter does not draw: Arabic, Hebrew, Armenian, Georgian, signs. */
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

/** The face that has the character. */
export function faceOf(codePoint: number): Face {
  const found = covered.find(({ ranges: of }) =>
    of.some(([from, to]) => codePoint >= from && codePoint <= to),
  );
  return found?.face ?? fallback;
}

const loaded = new Map<string, Buffer>();

/** The font, read from its npm package and unpacked once. */
export function fontBytes(face: Face, weight: Weight): Buffer {
  const file = face.file[weight];
  const bytes = loaded.get(file) ?? unpackWoff(readFileSync(require.resolve(file)));
  loaded.set(file, bytes);
  return bytes;
}

export type { Face };
