import type { Locale } from '@reprise/contracts/kernel';
import { wordOf } from '@reprise/contracts/words';
import type { ShelfLabelPaper } from '@reprise/kernel/ports';

export type ShelfLabelInput = Omit<ShelfLabelPaper, 'accountId'> & { readonly locale: Locale };

/** `grade_b` is B to everybody in a warehouse; a state without a letter is told in words. */
export const gradeOf = ({ grade, locale }: ShelfLabelInput): string =>
  /^grade_[a-z]$/.test(grade)
    ? grade.slice(-1).toUpperCase()
    : (wordOf(locale, 'product-state', grade) ?? '');

/** What the square code holds: fields as `NAME=value`, so that a reader needs no other document. */
export const matrixTextOf = ({ code, imei, grade, stock }: ShelfLabelInput): string =>
  [`ITEM=${code}`, ...(imei ? [`IMEI=${imei}`] : []), `GRADE=${grade}`, `STOCK=${stock}`]
    .map((field) => field.replace(/[;\r\n]/g, ' ').slice(0, 120))
    .join(';');
