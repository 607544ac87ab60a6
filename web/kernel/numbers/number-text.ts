import { oncePer } from '@reprise/contracts/kernel';

const formatOf = oncePer((language: string) => new Intl.NumberFormat(language));
/** `12,345` in English. */
export const numberText = (value: number, language: string): string => formatOf(language).format(value);

/** The mark between whole and part: `,` in French, `.` in English. */
function decimalMark(language: string): string {
  const parts = formatOf(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

// Signs and codes of money (`€`, `CHF`, `$US`), percent, spaces of every width, and the apostrophe that groups in Switzerland.
const decoration = /[\p{Sc}%\s\u200e\u200f'’]|[A-Z]{2,3}/gu;
const minus = /^[-−–]/;

/** Digits in groups of three: `1.234.567`. */
const grouped = (whole: string, mark: string): boolean => {
  const [first = '', ...groups] = whole.split(mark);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

/** Without its groups; undefined where the marks make no sense. */
function wholeOf(text: string, mark: string): string | undefined {
  const other = mark === ',' ? '.' : ',';
  if (!text.includes(other)) return text.includes(mark) ? undefined : text;
  return grouped(text, other) ? text.replaceAll(other, '') : undefined;
}

/** The language's own mark, where it stands; else the other one, if it cannot be a grouping (`12.5` typed in French). */
function markOf(text: string, own: string): string {
  const other = own === ',' ? '.' : ',';
  if (text.includes(own)) return own;
  return grouped(text, other) ? own : other;
}

/**
 * A number as people type it: with or without groups, currency or percent sign, with a point or a comma.
 * @param decimals digits after the mark at most. @returns undefined for what is no number, or could be two.
 */
export function parseNumber(text: string, language: string, decimals: number): number | undefined {
  const bare = text.replace(decoration, '');
  const digits = bare.replace(minus, '');
  const mark = markOf(digits, decimalMark(language));
  const at = digits.lastIndexOf(mark);
  const whole = wholeOf(at < 0 ? digits : digits.slice(0, at), mark);
  const part = at < 0 ? '' : digits.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(whole + part) || whole + part === '') return undefined;
  if (part.length > decimals) return undefined;
  const value = Number(`${whole || '0'}.${part || '0'}`);
  return minus.test(bare) && value !== 0 ? -value : value;
}
