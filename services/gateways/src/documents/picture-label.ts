import PDFDocument from 'pdfkit';
import { finishedPdf, pictureOf } from './finished-pdf';

/** A label of 10 × 15 cm, in points. */
const size: [number, number] = [283.46, 425.2];

/** A label that its carrier gives as a picture (PNG or JPG), on a page of its own. */
export function renderPictureLabel(picture: Uint8Array): Promise<Buffer> {
  const page = new PDFDocument({ size, margin: 0 });
  page.image(pictureOf(picture), 0, 0, { fit: size, align: 'center', valign: 'center' });
  return finishedPdf(page);
}
