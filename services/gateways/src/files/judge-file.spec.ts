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
