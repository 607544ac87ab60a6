import type { Currency } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../kernel/numbers';

/** What a choice adds to the price, or deducts, in minor units; nothing to say where it changes nothing. */
export function ModifierTag({ value, currency }: { value: number; currency: Currency }) {
  const { i18n } = useTranslation();
  return value === 0 ? null : <>{signedMoney(value, currency, i18n.language)}</>;
}
