import { readPdf } from '../testing/read-pdf';
import { Sheet } from './sheet';

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `mot${at}${'x'.repeat(40)}`).join(' ');

/** A paragraph of `lines` lines where the page has room for `left` of them. */
async function linesByPage(lines: number, left: number): Promise<number[]> {
  const sheet = new Sheet('A4', { title: 'Suite', language: 'fr-FR', margin: 48 });
  sheet.text('Avant');
  sheet.y = sheet.bottom - left * 14 - 1;
  sheet.text(words(lines), { size: 10, width: 300 });
  return readPdf(await sheet.end()).map(({ text }) => text.match(/mot/g)?.length ?? 0);
}

describe('a paragraph at the foot of a page', () => {
  it.each([
    [2, 1, [0, 2]],
    [4, 3, [2, 2]],
    [4, 2, [2, 2]],
    [2, 2, [2]],
  ])('of %i lines, with room for %i, leaves no line alone', async (lines, left, pages) =>
    expect(await linesByPage(lines, left)).toEqual(pages),
  );
});
