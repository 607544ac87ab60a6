import { faceOf, type Face } from './fonts';

export type Run = { readonly face: Face; readonly text: string };

const unbroken = '\u00a0';
/** Inter has no narrow no-break space; its thin space looks the same, and lines break at plain spaces only. */
const narrow = '\u2009';

/** One blank for several; an amount or a sign keeps the one that holds it together. */
const oneBlank = (blanks: string): string =>
  /^[\u202f\u2009]$/.test(blanks) ? narrow : /^[\u00a0\u202f\u2009]+$/.test(blanks) ? unbroken : ' ';

/** Printable text on one line: no control characters, direction overrides, unpaired surrogates or repeated spaces. */
export function printable(text: string, max = 500): string {
  return (
    text
      .slice(0, max * 4)
      .normalize('NFC')
      .replace(/[\p{Cs}\p{Co}\p{Cn}]/gu, '')
      .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, oneBlank)
      // People type a plain space there; no line may begin with the sign or end with the opening quote.
      .replace(/ (?=[:;!?»%€])|(?<=«) /g, unbroken)
      .trim()
      .slice(0, max)
  );
}

/** Consecutive characters of one font; marks and spaces stay with the preceding character. */
export function runsOf(text: string): readonly Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const face = faceOf(character.codePointAt(0) ?? 0);
    const joins = last && (last.face.name === face.name || /[\p{M}\p{Zs}]/u.test(character));
    if (joins) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

type Measure = (text: string) => number;

/** The longest fitting prefix of a word, at least one character. */
function fitting(word: string, width: number, measure: Measure): string {
  const characters = [...word];
  let low = 1;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(characters.slice(0, middle).join('')) <= width) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}

/** Breaks at spaces, and inside words wider than the line. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  if (measure(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    while (measure(word) > width) {
      const part = fitting(word, width, measure);
      if (part === word) break;
      lines.push(part);
      word = word.slice(part.length);
    }
    line = word;
  }
  return [...lines, line];
}
