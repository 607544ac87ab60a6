import type { ShippingOption } from '@reprise/contracts/catalogue';
import { isWebToStore } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { ChoiceScreen } from './choice-screen';
import { choicesOf } from './choices.rules';
import { transportEffect } from './effects.rules';
import { ModifierTag } from './modifier-tag';
import { NearestStore } from './nearest-store';
import type { ScreenProps } from './screen-props.types';

/** How to hand it over: each way with what it costs, how long it takes, and where the nearest place is. */
export function TransportScreen({ view, draft, onChange, onAdvance }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const help = (option: ShippingOption) => (
    <>
      {[option.description, option.highlightedInstruction].filter(Boolean).join(' ')}
      {option.delayDays ? <p>{t('transport.delay', { count: option.delayDays })}</p> : null}
      {isWebToStore(option.circuit) && <NearestStore />}
    </>
  );
  const cost = (option: ShippingOption) => {
    const value = transportEffect(view, draft, option);
    return value === 0 ? t('transport.free') : <ModifierTag value={value} currency={view.currency} />;
  };
  return (
    <ChoiceScreen
      legend={t('transport.question')}
      choices={view.options.map((option) => ({
        value: option.id,
        label: option.label,
        help: help(option),
        aside: cost(option),
      }))}
      value={choicesOf(view, draft).shipping?.id}
      fault={t('transport.fault')}
      onChoose={(id) => onChange({ shippingMethodId: id })}
      onAdvance={(id) => onAdvance({ shippingMethodId: id })}
    />
  );
}
