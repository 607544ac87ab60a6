import { ruleText } from '@reprise/contracts/validation';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../i18n';
import type { FieldFault } from './field-faults';

/** The text of an error: its translation, or else the server's text. */
export function useFaultText(): (fault: FieldFault | undefined) => string | undefined {
  const { t, i18n } = useTranslation('validation');
  const isKnown = (key: string): key is keyof Texts['validation'] => i18n.exists(`validation:${key}`);
  return (fault) => {
    if (!fault) return undefined;
    const key = fault.key && (ruleText(fault.key) ?? fault.key);
    if (key && isKnown(key)) return t(key, fault.params ?? {});
    return (fault.message && fault.message !== fault.key && fault.message) || t('invalid');
  };
}
