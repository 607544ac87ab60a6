import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { keepWords, wordsOf } from './kept-words';
import { unpackWoff } from './woff';

const files = {
  DejaVu: () => readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  Inter: () =>
    unpackWoff(readFileSync(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'))),
};
type Glyph = { readonly id: number; readonly codePoints: readonly number[] };
type Run = ReturnType<Font['layout']> & { readonly glyphs: readonly Glyph[] };

const plain = (run: Run) => ({
  glyphs: run.glyphs.map(({ id, codePoints }) => ({ id, codePoints })),
  positions: run.positions.map((each) => ({ ...each })),
  width: run.advanceWidth,
});
/** As pdfkit lays them out and scales them, in a document of its own. */
function written(font: Font, texts: readonly string[]) {
  const pdf = new PDFDocument({ font: '' });
  pdf.registerFont('it', font).font('it');
  pdf._font.layoutCache = wordsOf(font);
  for (const text of texts) pdf.widthOfString(text);
  return texts.map((text) => plain(pdf._font.layoutCache[text] as Run));
}

describe.each(Object.entries(files))('kept words of %s', (_name, bytes) => {
  const open = (): Font => create(bytes());
  const kept = keepWords(open());

  it('are laid out as the font lays them out, again and again, whatever was written before', () => {
    const bare = open();
    const words = fc.array(fc.stringMatching(/^[A-Za-zéèœfilx0-9’:@>-]{1,12} ?$/), {
      minLength: 1,
      maxLength: 8,
    });
    const alone = (text: string) => {
      bare._glyphs = {};
      return written(bare, [text])[0];
    };
    fc.assert(
      fc.property(words, (texts) => {
        for (let document = 0; document < 2; document += 1)
          expect(written(kept, texts)).toEqual(texts.map(alone));
      }),
      { examples: [[['2x4', '14:30', '06-12', '->']]] },
    );
  });

  it('are laid out once for several documents', () => {
    const layOut = jest.spyOn(kept, 'layout');
    const [first, second] = [written(kept, ['Villeurbanne']), written(kept, ['Villeurbanne'])];
    expect(layOut).toHaveBeenCalledTimes(1);
    expect(second).toEqual(first);
  });

  it('are forgotten together, so that names of a year do not stay', () => {
    for (let n = 0; n < 3_000; n += 1) written(kept, [`A${n}`]);
    expect(Object.keys(wordsOf(kept)).length).toBeLessThanOrEqual(1_000);
  });
});

describe('a kept ligature', () => {
  it('does not answer for the same text with other features', () => {
    const kept = keepWords(create(files.DejaVu()));
    expect(written(kept, ['fi'])[0]?.glyphs).toHaveLength(1);
    expect(kept.layout('fi', { liga: false }).positions).toHaveLength(2);
    expect(written(kept, ['fi'])[0]?.glyphs).toHaveLength(1);
  });
});
