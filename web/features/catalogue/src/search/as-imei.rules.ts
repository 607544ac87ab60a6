import { checkImei, normaliseImei } from '@reprise/contracts/rules';

/** Recognises an IMEI in typed text: 15 digits or more that pass Luhn. */
export const asImei = (text: string): string | undefined => {
  const digits = normaliseImei(text);
  return checkImei(digits, []) === 'ok' ? digits : undefined;
};
