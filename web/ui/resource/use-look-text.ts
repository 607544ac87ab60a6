import { priceModifierSchema } from '@reprise/contracts/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, percentText, unitText } from '../../kernel/numbers';
import type { FieldKind, Written } from './field-kind';
import { pricesByState } from './prices-by-state';
import { useAccount } from './use-account';

const written: readonly string[] = [
  ...(['money', 'percent', 'grams', 'centimetres', 'days', 'price-modifier', 'prices'] satisfies Written[]),
];
export const isWritten = (kind: FieldKind): kind is { kind: Written } => written.includes(kind.kind);

/** Values with their unit: in the account's currency, in the reader's language. */
export function useLookText(): (look: Written, value: unknown) => string {
  const { t, i18n } = useTranslation(['common', 'enums']);
  const { language } = i18n;
  const { currency } = useAccount();
  return useCallback(
    (look, value) => {
      const money = (amount: number): string => amountText(amount, currency, language);
      switch (look) {
        case 'money':
          return money(Number(value));
        case 'percent':
          return percentText(Number(value), language);
        case 'grams':
        case 'centimetres':
        case 'days':
          return unitText(Number(value), look, language);
        case 'price-modifier': {
          const modifier = priceModifierSchema.safeParse(value).data;
          if (!modifier) return '–';
          if (modifier.type === 'fixed') return money(modifier.value);
          const text = percentText(modifier.value, language);
          const { capped_amount: cap } = modifier;
          return cap ? t('form.modifier.capped', { value: text, cap: money(cap) }) : text;
        }
        case 'prices': {
          const texts = pricesByState(value).map(
            ({ state, price }) => `${t(`enums:product-state.${state}`)}: ${money(price)}`,
          );
          return texts.join(' · ') || '–';
        }
      }
    },
    [currency, language, t],
  );
}
