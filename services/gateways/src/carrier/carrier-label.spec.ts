import sharp from 'sharp';
import { judgeLabel } from './carrier-label';

const pdf = (inside: string, after = ''): Buffer => Buffer.from(`%PDF-1.4\n${inside}\n%%EOF\n${after}`);

describe('a carrier’s label', () => {
  it('is kept as it came if it is a PDF', async () => {
    const label = pdf('1 0 obj<</Type/Catalog>>endobj');
    expect(await judgeLabel(label)).toEqual(label);
  });
  it('is drawn on a page if it is a PNG, whatever it is called', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(
      (await judgeLabel(Buffer.concat([picture, Buffer.from('<script>')])))?.subarray(0, 5).toString(),
    ).toBe('%PDF-');
  });
  it.each([
    ['a page of the web', Buffer.from('<html>%PDF-1.4 %%EOF')],
    ['a script that runs when it is opened', pdf('<</OpenAction 1 0 R/S/JavaScript/JS(app.alert(1))>>')],
    ['the same, with a name written in hexadecimal', pdf('<</S/J#61vaScript>>')],
    ['a file inside', pdf('<</Type/EmbeddedFile>>')],
    ['an archive behind its end', pdf('1 0 obj', 'PK\x03\x04 archive')],
    ['nothing', Buffer.alloc(0)],
    ['half a PDF', Buffer.from('%PDF-1.4 and no end')],
    ['half a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('is refused if it is %s', async (_what, bytes) => {
    expect(await judgeLabel(bytes)).toBeUndefined();
  });
});
