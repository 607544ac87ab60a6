import sharp from 'sharp';
import { judgeFavicon, judgeImage, judgePdf } from './judge-file';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B6E4F' } });
const ico = (offset: number, size: number) => {
  const bytes = Buffer.alloc(22 + 40);
  bytes.writeUInt16LE(1, 2);
  bytes.writeUInt16LE(1, 4);
  bytes.writeUInt32LE(size, 14);
  bytes.writeUInt32LE(offset, 18);
  return bytes;
};

describe('checking an uploaded file', () => {
  it('accepts PNG and JPG by content and re-encodes them without metadata', async () => {
    const png = await picture().png().toBuffer();
    const jpg = await picture()
      .withExif({ IFD0: { Copyright: 'Jane Secret' } })
      .jpeg()
      .toBuffer();
    expect(await judgeImage(png)).toMatchObject({ contentType: 'image/png' });
    const judged = await judgeImage(jpg);
    expect(judged.contentType).toBe('image/jpeg');
    expect(judged.bytes.includes('Jane Secret')).toBe(false);
  });

  it('drops data appended to an image', async () => {
    const png = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await judgeImage(png)).bytes.includes('<script>')).toBe(false);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a..........')],
    ['a PNG header with nothing behind', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s as an image', async (_name, bytes) => {
    await expect(judgeImage(bytes)).rejects.toMatchObject({ code: 'file-type-not-allowed' });
  });

  it('refuses what is an archive or a PDF to other programs, whatever else it is', async () => {
    const png = await picture().png().toBuffer();
    const comment = Buffer.from('harmless');
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006', 'latin1');
    end.writeUInt16LE(comment.length, 20);
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), end, comment]);
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
    const refused = { code: 'file-type-not-allowed' };
    await expect(judgeImage(Buffer.concat([png, zip]))).rejects.toMatchObject(refused);
    await expect(judgeImage(Buffer.concat([png, pdf]))).rejects.toMatchObject(refused);
    await expect(judgeFavicon(Buffer.concat([ico(22, 40), zip]))).rejects.toMatchObject(refused);
    expect(() => judgePdf(Buffer.concat([pdf, zip]))).toThrow('file-type-not-allowed');
    // The same signs in the middle of pixels are pixels.
    const signs = Buffer.from('PK\u0005\u0006');
    expect((await judgeImage(Buffer.concat([png, signs]))).contentType).toBe('image/png');
  });

  it('refuses more than 250 kB', async () => {
    await expect(judgeImage(Buffer.alloc(250 * 1024 + 1))).rejects.toMatchObject({ code: 'file-too-large' });
    expect(() => judgePdf(Buffer.alloc(250 * 1024 + 1))).toThrow('file-too-large');
  });

  it('recognises a PDF by its header and end', () => {
    expect(judgePdf(Buffer.from('%PDF-1.7\n...\n%%EOF\n')).contentType).toBe('application/pdf');
    expect(() => judgePdf(Buffer.from('<html>%PDF-1.7 %%EOF'))).toThrow('file-type-not-allowed');
    expect(() => judgePdf(Buffer.from('%PDF-1.7 cut'))).toThrow('file-type-not-allowed');
  });

  it('accepts a favicon as ICO or PNG up to 20 kB', async () => {
    expect((await judgeFavicon(ico(22, 40))).contentType).toBe('image/x-icon');
    await expect(judgeFavicon(ico(22, 4000))).rejects.toMatchObject({ code: 'file-type-not-allowed' });
    await expect(judgeFavicon(Buffer.alloc(20 * 1024 + 1))).rejects.toMatchObject({ code: 'file-too-large' });
  });
});
