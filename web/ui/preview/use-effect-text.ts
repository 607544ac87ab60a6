import type { AnswerEffect } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { percentText } from '../../kernel/numbers';
import { signedMoney } from '../../kernel/numbers';
import { useAccount } from '../resource/use-account';

/** What an answer does to the price, in words. */
export function useEffectText(): (effect: AnswerEffect) => string {
  const { t, i18n } = useTranslation();
  const { t: enums } = useTranslation('enums');
  const { currency } = useAccount();
  return ({ capState, percentage, amount, blocks }) => {
    if (blocks) return t('preview.effect.blocks');
    const parts = [
      capState && t('preview.effect.at-most', { state: enums(`product-state.${capState}`) }),
      percentage && percentText(percentage, i18n.language),
      amount && signedMoney(amount, currency, i18n.language),
    ];
    return parts.filter(Boolean).join(' · ') || t('preview.effect.none');
  };
}
