import { oncePer } from '@reprise/contracts/kernel';
import type { Font, Glyph } from 'fontkit';

/** Of each font; a few kilobytes each. */
const mostOutlines = 1_000;

/**
 * Keeps the outlines of glyphs from one document to the next: each document embeds those that it uses, and reading
 * them took a tenth of a label's time. @returns the same font.
 */
export function keepOutlines(font: Font): Font {
  const glyphOf = font.getGlyph.bind(font);
  const withOutline = oncePer((id: number): Glyph => {
    const glyph = glyphOf(id);
    const outline = glyph._decode();
    return Object.assign(Object.create(glyph) as Glyph, { _decode: () => outline });
  }, mostOutlines);
  // Where a text is laid out, what the glyph stands for belongs to that document.
  font.getGlyph = (id, characters) => (characters ? glyphOf(id, characters) : withOutline(id));
  return font;
}
