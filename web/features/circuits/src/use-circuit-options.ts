import { circuits } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';

/** The seven circuits in words. */
export function useCircuitOptions() {
  const { t } = useTranslation('enums');
  return { circuit: circuits.map((value) => ({ value, label: t(`circuit.${value}`) })) };
}
