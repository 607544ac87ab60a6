import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import { keepWords } from './kept-words';

const file = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const open = (): Font => create(readFileSync(file));
type Glyph = { readonly id: number; readonly codePoints: readonly number[] };
const drawn = (font: Font, word: string) => {
  const run = font.layout(word) as ReturnType<Font['layout']> & { readonly glyphs: readonly Glyph[] };
  const glyphs = run.glyphs.map(({ id, codePoints }) => ({ id, codePoints }));
  return { glyphs, positions: run.positions.map((each) => ({ ...each })), width: run.advanceWidth, run };
};

describe('kept words', () => {
  const [kept, bare] = [keepWords(open()), open()];

  it('are laid out as the font lays them out, again and again, whatever was written before', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zéèœfil0-9 ’-]{1,12}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, (texts) => {
        for (const text of [...texts, ...texts]) {
          bare._glyphs = {};
          const [{ run: _kept, ...mine }, { run: _bare, ...theirs }] = [drawn(kept, text), drawn(bare, text)];
          expect(mine).toEqual(theirs);
        }
      }),
    );
  });

  it('stay as they are when the writer scales the positions that it was given', () => {
    const { width } = drawn(kept, 'ville');
    const { run } = drawn(kept, 'ville');
    for (const position of run.positions) Object.assign(position, { xAdvance: 0 });
    expect(run.advanceWidth).toBe(0);
    expect(drawn(kept, 'ville').width).toBe(width);
  });

  it('do not answer for the same text with other features', () => {
    expect(drawn(kept, 'fi').glyphs).toHaveLength(1);
    expect(kept.layout('fi', { liga: false }).positions).toHaveLength(2);
    expect(drawn(kept, 'fi').glyphs).toHaveLength(1);
  });
});
