import { setImmediate as nextTurn } from 'node:timers/promises';
import { gradeOf, matrixTextOf, type ShelfLabelInput } from './shelf-label.rules';
import { ink, Sheet } from './sheet';

function draw(sheet: Sheet, input: ShelfLabelInput): void {
  const { code, shortCode, product, stock, location = '' } = input;
  const top = sheet.y;
  const column = 136;
  const beside = { x: sheet.margin + column + 2, size: 48 };
  sheet.matrix('datamatrix', matrixTextOf(input), beside);
  sheet.text(product, { size: 7, weight: 'strong', width: column, lines: 2 });
  const where = [gradeOf(input), stock].filter(Boolean).join(' · ');
  sheet.text(where, { size: 6, colour: ink.quiet, width: column, lines: 1 });
  sheet.barcode(code, { width: column, height: 18, size: 8 });
  sheet.barcode(shortCode, { width: 90, height: 11, size: 8 });
  sheet.y = top + beside.size + 4;
  // Who puts it away looks for the place: it has the rest of the label's corner.
  sheet.text(location, { size: 6.5, weight: 'strong', x: beside.x, width: beside.size, lines: 3 });
}

/** Labels of items for the shelf, 70 × 35 mm, one a page: the code with 13 and with 8 digits as Code 128, the rest as DataMatrix. */
export async function renderShelfLabels(inputs: readonly ShelfLabelInput[]): Promise<Buffer> {
  const title = inputs.length === 1 ? (inputs[0]?.code ?? '') : `${inputs.length}`;
  const sheet = new Sheet('shelf', { title, language: inputs[0]?.locale ?? 'fr-FR', margin: 6 });
  for (const [at, input] of inputs.entries()) {
    // Drawing takes the process; requests go between two labels.
    await nextTurn();
    if (at > 0) sheet.newPage();
    draw(sheet, input);
  }
  return sheet.end();
}
