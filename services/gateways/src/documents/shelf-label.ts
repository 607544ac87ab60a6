import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ShelfLabelPaper } from '@reprise/kernel/ports';
import { ink, Sheet } from './sheet';

/** `grade_b` is B to everybody in a warehouse; other states have no letter. */
export const gradeLetter = (grade: string): string =>
  /^grade_[a-z]$/.test(grade) ? grade.slice(-1).toUpperCase() : grade;

export type ShelfLabelInput = ShelfLabelPaper;

/** What the square code holds: fields as `NAME=value`, so that a reader needs no other document. */
export const matrixTextOf = ({ code, imei, grade, stock }: ShelfLabelInput): string =>
  [`ITEM=${code}`, ...(imei ? [`IMEI=${imei}`] : []), `GRADE=${grade}`, `STOCK=${stock}`]
    .map((field) => field.replace(/[;\r\n]/g, ' ').slice(0, 120))
    .join(';');

function draw(sheet: Sheet, input: ShelfLabelInput): void {
  const { code, shortCode, product, grade, stock, location } = input;
  const column = 136;
  sheet.matrix('datamatrix', matrixTextOf(input), { x: sheet.margin + column + 2, size: 48 });
  sheet.text(product, { size: 7.5, weight: 'strong', width: column, lines: 1 });
  const where = [gradeLetter(grade), stock, location].filter(Boolean).join(' · ');
  sheet.text(where, { size: 6, colour: ink.quiet, width: column, lines: 1 });
  sheet.barcode(code, { width: column, height: 18 });
  sheet.barcode(shortCode, { width: 90, height: 11 });
}

/** Labels of items for the shelf, 70 × 35 mm, one a page: the code with 13 and with 8 digits as Code 128, the rest as DataMatrix. */
export async function renderShelfLabels(inputs: readonly ShelfLabelInput[]): Promise<Buffer> {
  const title = inputs.length === 1 ? (inputs[0]?.code ?? '') : `${inputs.length}`;
  const sheet = new Sheet('shelf', { title, language: 'fr-FR', margin: 6 });
  for (const [at, input] of inputs.entries()) {
    // Drawing takes the process; requests go between two labels.
    await nextTurn();
    if (at > 0) sheet.newPage();
    draw(sheet, input);
  }
  return sheet.end();
}
