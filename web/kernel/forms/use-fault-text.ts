import { useTranslation } from 'react-i18next';
import type { FieldFault } from './violations';

/** The words of a fault: its translation, else what the server said. */
export function useFaultText(): (fault: FieldFault | undefined) => string | undefined {
  const { t, i18n } = useTranslation('validation');
  return (fault) => {
    if (!fault) return undefined;
    const known = fault.key && i18n.exists(`validation:${fault.key}`) ? fault.key : undefined;
    if (known) return t(known, fault.params ?? {});
    return fault.message || t('invalid');
  };
}
