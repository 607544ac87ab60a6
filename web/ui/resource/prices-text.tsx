import { productStates } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../kernel/numbers';
import { useAccount } from './use-account';

/** Prices by state in one line. */
export function PricesText({ value }: { value: unknown }) {
  const { t, i18n } = useTranslation('enums');
  const { currency } = useAccount();
  const prices: Readonly<Record<string, unknown>> = Object(value);
  const texts = productStates.flatMap((state) => {
    const price = prices[state];
    if (typeof price !== 'number') return [];
    return [`${t(`product-state.${state}`)}: ${amountText(price, currency, i18n.language)}`];
  });
  return texts.join(' · ') || '–';
}
