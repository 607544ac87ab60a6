import PDFDocument from 'pdfkit';

/** A label of 10 × 15 cm, in points. */
const size: [number, number] = [283.46, 425.2];

/** A label that its carrier gives as a picture (PNG or JPG), on a page of its own. */
export async function renderPictureLabel(picture: Uint8Array): Promise<Buffer> {
  const page = new PDFDocument({ size, margin: 0 });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => page.on('end', resolve));
  // Between threads a Buffer becomes a plain array of bytes.
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  page.image(bytes, 0, 0, { fit: size, align: 'center', valign: 'center' });
  page.end();
  await done;
  return Buffer.concat(chunks);
}
