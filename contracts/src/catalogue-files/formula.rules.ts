/** What a spreadsheet may take for a formula, also where the sign is full-width or follows quotes of before. */
const dangerous = /^'*[=+\-@＝＋－＠\t\r]/;
const guarded = /^'+[=+\-@＝＋－＠\t\r]/;
/** A plain number executes nothing, and stays a number for who calculates with it. */
const plainNumber = /^[+-]?\d+([.,]\d+)?(e[+-]?\d+)?$/i;

/** A text as a spreadsheet may hold it: what looks like a formula gets a quote before it. */
export const guardFormula = (text: string): string =>
  dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** The text that was guarded; any other is unchanged. */
export const unguardFormula = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
