import type { Currency } from '@reprise/contracts/kernel';
import { estimate, type PriceModifier } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../kernel/numbers';

type Modifier = PriceModifier | null | undefined;
type Props = { modifiers: readonly [Modifier, Modifier?]; base: number; currency: Currency };

const named = (modifier: Modifier) => (modifier ? { label: '', modifier } : undefined);

/** What a choice adds to the price, or deducts. */
export function ModifierTag({ modifiers: [first, second], base, currency }: Props) {
  const { i18n } = useTranslation();
  if (base <= 0) return null;
  const priced = estimate({
    prices: { functional: base },
    answers: [],
    payment: named(first),
    bonus: named(second),
  });
  const value = priced.total - base;
  return value === 0 ? null : <>{signedMoney(value, currency, i18n.language)}</>;
}
