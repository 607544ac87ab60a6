import { oncePer } from '@reprise/contracts/kernel';
import type { Font, GlyphRun } from 'fontkit';

/** Of each font; captions and towns return, names and numbers do not. */
const mostWords = 1_000;

/**
 * Keeps how words are laid out from one document to the next: ligatures and kerning took half of a label's time. Each
 * word has glyphs of its own, which keep the characters that they stand for there. @returns the same font.
 */
export function keepWords(font: Font): Font {
  const layOut = font.layout.bind(font);
  const laidOut = oncePer((text: string): GlyphRun => {
    font._glyphs = {};
    return layOut(text);
  }, mostWords);
  font.layout = (text, features) => {
    if (features) return layOut(text, features);
    const run = laidOut(text);
    // pdfkit scales the positions in place.
    const positions = run.positions.map((each) => ({ ...each }));
    return Object.assign(Object.create(run) as GlyphRun, { positions });
  };
  return font;
}
