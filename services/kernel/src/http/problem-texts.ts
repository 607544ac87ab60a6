import type { Locale } from '@reprise/contracts/kernel';
import type { ProblemSentence, RefusedField } from '@reprise/contracts/problems';
import problemsDe from '@reprise/contracts/problems/de-DE.json';
import problemsEn from '@reprise/contracts/problems/en-GB.json';
import problemsFr from '@reprise/contracts/problems/fr-FR.json';
import problemsNl from '@reprise/contracts/problems/nl-BE.json';
import type { FieldText } from '@reprise/contracts/validation';
import fieldsDe from '@reprise/contracts/validation/de-DE.json';
import fieldsEn from '@reprise/contracts/validation/en-GB.json';
import fieldsFr from '@reprise/contracts/validation/fr-FR.json';
import fieldsNl from '@reprise/contracts/validation/nl-BE.json';
import Mustache from 'mustache';

type Values = Readonly<Record<string, unknown>>;
type InEach<Key extends string> = Readonly<Record<Locale, Readonly<Record<Key, string>>>>;

/** The same that screens show. A code without a sentence in one of the languages does not compile. */
const problems: InEach<ProblemSentence> = {
  'fr-FR': problemsFr,
  'en-GB': problemsEn,
  'nl-BE': problemsNl,
  'de-DE': problemsDe,
};
const fields: InEach<FieldText> = {
  'fr-FR': fieldsFr,
  'en-GB': fieldsEn,
  'nl-BE': fieldsNl,
  'de-DE': fieldsDe,
};

/** Codes whose sentence another one shares, or that name a bound which screens do not learn from a reply. */
const shared: Readonly<Record<string, FieldText>> = {
  'too-small': 'too-low',
  'too-big': 'too-high',
  'too-few': 'at-least-entries',
  'too-many': 'at-most-entries',
  'not-a-choice': 'choose-offered',
  'not-a-multiple': 'multiple-of',
  'unknown-field': 'unrecognized-field',
  'control-characters': 'invalid-characters',
  imei: 'invalid-imei',
};

/** Sentences are plain text wherever they are shown. */
const asItIs = { escape: (value: unknown) => String(value) };
const filled = (text: string, values: Values): string => Mustache.render(text, values, {}, asItIs);

export const problemText = (locale: Locale, sentence: ProblemSentence, values: Values): string =>
  filled(problems[locale][sentence], values);

/** @returns nothing for a code that has no sentence of its own */
export const fieldTextOf = (code: string): FieldText | undefined => {
  if (Object.hasOwn(shared, code)) return shared[code];
  return Object.hasOwn(fieldsEn, code) ? (code as FieldText) : undefined;
};

export const fieldText = (locale: Locale, { code, text, values = {} }: RefusedField): string =>
  filled(fields[locale][text ?? fieldTextOf(code) ?? 'invalid'], values);
