import { useTranslation } from 'react-i18next';
import type { Texts } from '../i18n';
import type { FieldFault } from './field-faults';

/** The rules of contracts use keys like `validation.<key>`; some share a text with zod's own issues. */
const aliases: Readonly<Record<string, string>> = {
  email: 'invalid-email',
  phone: 'invalid-phone',
  'postal-code': 'invalid-postal-code',
  iban: 'invalid-iban',
  date: 'invalid-date',
  'date-in-past': 'date-in-future',
  country: 'required',
  'identification-type': 'choice-required',
};
function wordedKey(key: string): string {
  const bare = key.replace(/^validation\./, '');
  return bare === key ? key : (aliases[bare] ?? bare);
}

/** The text of an error: its translation, or else the server's text. */
export function useFaultText(): (fault: FieldFault | undefined) => string | undefined {
  const { t, i18n } = useTranslation('validation');
  const isKnown = (key: string): key is keyof Texts['validation'] => i18n.exists(`validation:${key}`);
  return (fault) => {
    if (!fault) return undefined;
    const key = fault.key && wordedKey(fault.key);
    if (key && isKnown(key)) return t(key, fault.params ?? {});
    return (fault.message && fault.message !== fault.key && fault.message) || t('invalid');
  };
}
