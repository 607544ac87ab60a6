import { ruleText } from '@reprise/contracts/validation';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../i18n';
import type { FieldFault } from './field-faults';

/** The text of an error: its translation, or else the server's text. */
export function useFaultText(): (fault: FieldFault | undefined) => string | undefined {
  const { t, i18n } = useTranslation('validation');
  const isKnown = (key: string): key is keyof Texts['validation'] => i18n.exists(`validation:${key}`);
  const namesValue = (key: keyof Texts['validation']): boolean =>
    t(key, { skipInterpolation: true }).includes('{{');
  return (fault) => {
    if (!fault) return undefined;
    const key = fault.key && (ruleText(fault.key) ?? fault.key);
    const told = fault.message && fault.message !== fault.key ? fault.message : undefined;
    if (!key || !isKnown(key)) return told ?? t('invalid');
    // A bound of the server's is in its own sentence alone.
    return told && !fault.params && namesValue(key) ? told : t(key, fault.params ?? {});
  };
}
