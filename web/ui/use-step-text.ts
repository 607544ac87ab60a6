import type { ExplainedStep } from '@reprise/contracts/buyback';
import { formatMoney, money, type Currency } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { percentText } from '../kernel/numbers';
import { signedMoney } from '../kernel/numbers';

/** A rule of a price in one sentence. */
export function useStepText(currency: Currency): (step: ExplainedStep) => string {
  const { t, i18n } = useTranslation();
  const { t: enums } = useTranslation('enums');
  const amountOf = (amount: number): string => formatMoney(money(amount, currency), i18n.language);
  const percentOf = (percent: number): string => percentText(percent, i18n.language);

  const absorption = ({ absorption: rule = { type: 'none' } }: ExplainedStep): string => {
    if (rule.type === 'none') return t('price-steps.absorption.none');
    if (rule.type === 'value')
      return t('price-steps.absorption.value', { amount: amountOf(rule.absorptionValue) });
    const { maxAmount, absorptionValue, type } = rule;
    const most =
      maxAmount === undefined ? '' : t('price-steps.absorption.most', { amount: amountOf(maxAmount) });
    return t(`price-steps.absorption.${type}`, { percentage: percentOf(absorptionValue), most });
  };

  const changeOf = ({ before, after, modifier, capped }: ExplainedStep): string => {
    if (modifier?.type !== 'percentage') return signedMoney(after - before, currency, i18n.language);
    const percentage = percentOf(modifier.value);
    return capped ? t('price-steps.capped', { percentage, cap: amountOf(after - before) }) : percentage;
  };

  const sentence = (step: ExplainedStep): string => {
    const { rule, label, state, percentage = 0, minimum = 0 } = step;
    if (rule === 'state' && !state) return t('price-steps.receipt');
    return t(`price-steps.${rule}`, {
      label,
      state: state ? enums(`product-state.${state}`) : '',
      percentage: percentOf(percentage),
      amount: rule === 'cart-minimum' ? amountOf(minimum) : changeOf(step),
      absorption: absorption(step),
    });
  };
  return (step) => (step.rounded ? `${sentence(step)} (${t('price-steps.rounded')})` : sentence(step));
}
