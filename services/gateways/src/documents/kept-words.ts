import type { Font, GlyphRun } from 'fontkit';

/** Of each font; captions and towns return, names and numbers do not. */
const mostWords = 1_000;

/** Words as pdfkit keeps them for one document: laid out and scaled. */
type Words = Record<string, GlyphRun>;
const kept = new WeakMap<Font, Words>();
const none = (): Words => Object.create(null) as Words;

/**
 * Inter's alternates by context stand beside signs and for the x of "2x4"; looking for them among Latin letters and
 * digits alone took a fifteenth of a label's time.
 */
const hasAlternates = (text: string): boolean =>
  !/^[\p{Script=Latin}\d ]*$/u.test(text) || /\dx\d/.test(text);

/**
 * Keeps how words are laid out from one document to the next: ligatures, kerning and scaling took half of a label's
 * time. Each word has glyphs of its own, which keep the characters that they stand for there. @returns the same font.
 */
export function keepWords(font: Font): Font {
  const layOut = font.layout.bind(font);
  let laidOut = 0;
  kept.set(font, none());
  font.layout = (text, features) => {
    laidOut += 1;
    if (laidOut % mostWords === 0) kept.set(font, none());
    font._glyphs = {};
    return layOut(text, features ?? (hasAlternates(text) ? undefined : { calt: false }));
  };
  return font;
}

/** What the next document may use: it adds its own. */
export const wordsOf = (font: Font): Words => kept.get(font) ?? none();
