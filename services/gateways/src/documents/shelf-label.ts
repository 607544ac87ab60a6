import type { ShelfLabelPaper } from '@reprise/kernel/ports';
import { ink, Sheet } from './sheet';

export type ShelfLabelInput = ShelfLabelPaper;

/** What the square code holds: fields as `NAME=value`, so that a reader needs no other document. */
export const matrixTextOf = ({ code, imei, grade, stock }: ShelfLabelInput): string =>
  [`ITEM=${code}`, ...(imei ? [`IMEI=${imei}`] : []), `GRADE=${grade}`, `STOCK=${stock}`]
    .map((field) => field.replace(/[;\r\n]/g, ' ').slice(0, 120))
    .join(';');

/** An item's label for the shelf: 70 × 35 mm, its code with 13 and with 8 digits as Code 128, the rest as DataMatrix. */
export function renderShelfLabel(input: ShelfLabelInput): Promise<Buffer> {
  const { code, shortCode, product, grade, stock, location } = input;
  const sheet = new Sheet('shelf', { title: code, language: 'fr-FR', margin: 6 });
  const column = 136;
  sheet.matrix('datamatrix', matrixTextOf(input), { x: sheet.margin + column + 2, size: 48 });
  sheet.text(product, { size: 7.5, weight: 'strong', width: column, lines: 1 });
  const where = [grade, stock, location].filter(Boolean).join(' · ');
  sheet.text(where, { size: 6, colour: ink.quiet, width: column, lines: 1 });
  sheet.barcode(code, { width: column, height: 18 });
  sheet.barcode(shortCode, { width: 90, height: 11 });
  return sheet.end();
}
