const hidden = '…';

/** What may be somebody's, from the most telling shape to the least; words of programs have none of them. */
const personal: readonly RegExp[] = [
  // What a page was asked with, and what a link gives away.
  /[?#][^\s)"'<>]+/g,
  // A parser quotes what it read.
  /"[^"]*"/g,
  // E-mail; `draw@https://…` is a line of a stack.
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // IBAN, as it is printed and as it is typed.
  /\b[A-Z]{2}\d{2}(?:[ \u00A0\u202F-]?[A-Z0-9]{4}){2,7}(?:[ \u00A0\u202F-]?[A-Z0-9]{1,3})?\b/g,
  /\b[a-z]{2}\d{2}[a-z0-9]{11,30}\b/gi,
  // Tokens and ids.
  /\b(?=[\w-]*\d)[\w-]{20,}/g,
  // Numbers of telephones, devices and files.
  /\+?\d(?:[ \u00A0\u202F.-]?\d){7,}/g,
];

/** A text of a program without what may be about a person: a report of an error needs to say where, not about whom. */
export const withoutPersonalData = (text: string): string =>
  personal.reduce((left, shape) => left.replace(shape, hidden), text);
