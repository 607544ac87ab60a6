const marks = /\p{M}/gu;
const separators = /[^\p{L}\p{N}]+/u;

/** Lower case, without accents: the form for comparison. */
export const fold = (text: string): string => text.normalize('NFKD').replace(marks, '').toLowerCase();

/** The folded words of a text; everything that is neither letter nor digit separates. */
export const words = (text: string): string[] => fold(text).split(separators).filter(Boolean);

/** A name as one word: "Galaxy S4" and "galaxys4" are the same. */
export const joined = (text: string): string => words(text).join('');

/** "sm-g998b" → "998": what tells two models apart. */
export const digitsOf = (word: string): string => word.replace(/\D+/g, '');
