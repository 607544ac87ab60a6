import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { keepOutlines } from './kept-outlines';

const file = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const open = (): Font => create(readFileSync(file));
type Subset = { includeGlyph(id: number): number; encode(): Uint8Array };
type Laid = { readonly glyphs: readonly { readonly id: number; readonly codePoints: readonly number[] }[] };

/** The part of the font that a document with this text embeds. */
function embedded(font: Font, text: string): Buffer {
  font._glyphs = {};
  const subset = (font as Font & { createSubset(): Subset }).createSubset();
  for (const { id } of (font.layout(text) as Laid & ReturnType<Font['layout']>).glyphs)
    subset.includeGlyph(id);
  return Buffer.from(subset.encode());
}

describe('kept outlines', () => {
  const [kept, bare] = [keepOutlines(open()), open()];

  it.each(['Reçu à Lyon', 'Étiquette à coller', 'Reçu à Lyon', '376 1234 567890'])(
    'embed in each document what the font itself embeds: %s',
    (text) => expect(embedded(kept, text).equals(embedded(bare, text))).toBe(true),
  );

  it('are read from the font once', () => {
    expect(kept.getGlyph(40)._decode()).toBe(kept.getGlyph(40)._decode());
    expect(bare.getGlyph(40)._decode()).not.toBe(bare.getGlyph(40)._decode());
  });

  it('leave a glyph of a text the characters that it stands for there', () => {
    kept._glyphs = {};
    kept.getGlyph(40);
    kept._glyphs = {};
    expect(kept.getGlyph(40, [69])).toMatchObject({ codePoints: [69] });
  });
});
