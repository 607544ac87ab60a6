import { gradeOf, matrixTextOf, type ShelfLabelInput } from './shelf-label.rules';

/** `^`, `~` and `_` begin commands of the printer: written as their codes, they are text. */
const field = (text: string): string =>
  `^FH^FD${[...text].map((sign) => ('^~_'.includes(sign) ? `_${sign.charCodeAt(0).toString(16)}` : sign)).join('')}^FS`;
const plain = (text: string): string => text.replace(/\p{C}+/gu, ' ');
const oneLine = (text: string, most: number): string =>
  text.length > most ? `${plain(text).slice(0, most - 1)}…` : plain(text);

/** The same labels, one after the other. */
export const shelfLabelsZpl = (inputs: readonly ShelfLabelInput[]): string =>
  inputs.map(shelfLabelZpl).join('\n');

/** A label in the language of label printers: 8 dots per mm, UTF-8. */
function shelfLabelZpl(input: ShelfLabelInput): string {
  const { code, shortCode, product, stock, location } = input;
  const where = [gradeOf(input), stock, location].filter(Boolean).join(' · ');
  return [
    // The square code begins at 410: longer lines would run into it.
    '^XA^CI28^PW560^LL280',
    `^FO16,16^A0N,26,24${field(oneLine(product, 32))}`,
    `^FO16,48^A0N,20,18${field(oneLine(where, 42))}`,
    `^FO16,78^BY2^BCN,64,Y,N,N${field(code)}`,
    `^FO16,182^BY2^BCN,48,Y,N,N${field(shortCode)}`,
    `^FO410,16^BXN,5,200${field(plain(matrixTextOf(input)).slice(0, 400))}`,
    '^XZ',
  ].join('\n');
}
