import type { JudgedFile } from '@reprise/kernel/ports';

/** A drawing of our own as a picture of few colours; what people send is judged instead. */
export async function drawnPicture(svg: string): Promise<JudgedFile> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return { bytes, contentType: 'image/png', extension: 'png' };
}
