import type { ValidationKey } from '../rules';
import type english from './locales/en-GB.json';

/** A sentence about one field, in `locales`. */
export type FieldText = keyof typeof english;

/** What the rules object to, as a sentence; some share one with others. A rule without one does not compile. */
const textOfRule: Readonly<Record<ValidationKey, FieldText>> = {
  'validation.required': 'required',
  'validation.too-short': 'too-short',
  'validation.too-long': 'too-long',
  'validation.email': 'invalid-email',
  'validation.phone': 'invalid-phone',
  'validation.postal-code': 'invalid-postal-code',
  'validation.country': 'unknown-country',
  'validation.iban': 'invalid-iban',
  'validation.bic': 'invalid-bic',
  'validation.ean': 'ean',
  'validation.imei': 'invalid-imei',
  'validation.tac': 'invalid-tac',
  'validation.code-required': 'code-required',
  'validation.item-code': 'code-8-or-13',
  'validation.alphanumeric': 'alphanumeric',
  'validation.date': 'invalid-date',
  'validation.date-in-past': 'date-in-future',
  'validation.identification-type': 'choice-required',
  'validation.password-length': 'password-weak',
  'validation.password-lowercase': 'password-weak',
  'validation.password-uppercase': 'password-weak',
  'validation.password-digit': 'password-weak',
  'validation.password-repeat': 'password-mismatch',
  'validation.password-unchanged': 'password-unchanged',
  'validation.not-zero': 'not-zero',
  'validation.cap-sign': 'cap-sign',
};

/** @returns nothing for what is no key of a rule. */
export const ruleText = (key: string): FieldText | undefined =>
  Object.hasOwn(textOfRule, key) ? textOfRule[key as ValidationKey] : undefined;
