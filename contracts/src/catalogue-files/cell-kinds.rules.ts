import type { CellProblem, FileFormat } from './catalogue-file.parts';

export type Fault = Pick<CellProblem, 'code' | 'limit'>;
type Reading = { readonly value: unknown } | { readonly fault: Fault };

/** How values of one kind stand in cells. Empty cells never get here: what they mean is said by their column. */
export type CellKind = {
  write(value: unknown, format: FileFormat): string;
  read(text: string): Reading;
};

const wholeForm = /^[+-]?\d+$/;
const decimalForm = /^[+-]?\d+([.,]\d+)?(e[+-]?\d+)?$/i;
const amountForm = /^([+-]?)(\d{1,13})(?:[.,](\d{1,2}))?$/;
/** Spreadsheets put plain, hard and narrow spaces between thousands. */
const withoutSpaces = (text: string): string => text.replace(/[\s\u00a0\u202f]/g, '');
const refused = (code: Fault['code'], limit?: Fault['limit']): Reading => ({
  fault: limit === undefined ? { code } : { code, limit },
});

const text: CellKind = { write: String, read: (value) => ({ value }) };

const whole: CellKind = {
  write: String,
  read: (cell) => {
    const digits = withoutSpaces(cell);
    if (wholeForm.test(digits)) return { value: Number(digits) };
    return refused(decimalForm.test(digits) ? 'not-whole' : 'not-a-number');
  },
};

const decimal: CellKind = {
  write: (value, format) => String(value).replace('.', format.decimal),
  read: (cell) => {
    const digits = withoutSpaces(cell);
    if (!decimalForm.test(digits)) return refused('not-a-number');
    return { value: Number(digits.replace(',', '.')) };
  },
};

/** Minor units, written as `12.50`. */
const amount: CellKind = {
  write: (value, { decimal: sign }) => {
    const minor = Number(value);
    const digits = String(Math.abs(minor)).padStart(3, '0');
    return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`;
  },
  read: (cell) => {
    const [matched, sign = '', units = '', cents = ''] = amountForm.exec(withoutSpaces(cell)) ?? [];
    if (matched === undefined) return refused('not-an-amount');
    const minor = Number(`${units}${cents.padEnd(2, '0')}`);
    return { value: sign === '-' && minor > 0 ? -minor : minor };
  },
};

const yes = ['yes', 'true', '1', 'oui', 'vrai', 'x'];
const no = ['no', 'false', '0', 'non', 'faux'];
const yesNo: CellKind = {
  write: (value) => (value === true ? 'yes' : 'no'),
  read: (cell) => {
    const word = cell.toLowerCase();
    if (yes.includes(word)) return { value: true };
    return no.includes(word) ? { value: false } : refused('not-yes-or-no');
  },
};

/** A space after the comma keeps spreadsheets from reading two codes as one number. */
const list: CellKind = {
  write: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  read: (cell) => ({ value: cell.split(/[,;\n]/).flatMap((part) => part.trim() || []) }),
};

export const cellKinds = { text, whole, decimal, amount, yesNo, list } as const;
