/**
 * Every message key of the rules; the texts are translations under these keys. `min` and `max` come with the issue.
 */
export const validationKeys = [
  'validation.required',
  'validation.too-short',
  'validation.too-long',
  'validation.email',
  'validation.phone',
  'validation.postal-code',
  'validation.country',
  'validation.iban',
  'validation.bic',
  'validation.ean',
  'validation.imei',
  'validation.tac',
  'validation.code-required',
  'validation.item-code',
  'validation.alphanumeric',
  'validation.date',
  'validation.date-in-past',
  'validation.identification-type',
  'validation.password-length',
  'validation.password-lowercase',
  'validation.password-uppercase',
  'validation.password-digit',
  'validation.password-repeat',
  'validation.password-unchanged',
  'validation.not-zero',
  'validation.cap-sign',
] as const;
export type ValidationKey = (typeof validationKeys)[number];
