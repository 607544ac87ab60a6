/** What spreadsheets make of codes; the code that stood there is lost. */
const months = [
  'jan|janv|january|janvier|feb|fév|févr|february|février|mar|mars|march|apr|avr|april|avril|may|mai|jun|juin|june',
  'jul|juil|july|juillet|aug|août|august|sep|sept|september|septembre|oct|october|octobre|nov|november|novembre',
  'dec|déc|december|décembre',
].join('|');

/** Its last digits are gone. */
const rounded = /^\d+([.,]\d+)?e\+?\d+$/i;
/** `MAR1` becomes `01-mars` or `Mar-01`, `1-2` becomes `01/02/2026`, each in the form of the computer's country. */
const dates = [
  new RegExp(`^\\d{1,2}[-/ .](${months})\\.?([-/ .]\\d{2,4})?$`, 'iu'),
  new RegExp(`^(${months})\\.?[-/ .]\\d{1,4}$`, 'iu'),
  /^\d{1,2}([/.])\d{1,2}\1\d{4}$/,
  /^\d{4}-\d{2}-\d{2}([ t]\d{2}:\d{2}(:\d{2})?)?$/i,
];

/** Why a code is none any more, or undefined. */
export function spreadsheetFault(code: string): 'scientific' | 'spreadsheet-date' | undefined {
  if (rounded.test(code)) return 'scientific';
  return dates.some((form) => form.test(code)) ? 'spreadsheet-date' : undefined;
}
