import { grades } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { type FormValues, getAt } from '../../../kernel/forms';
import type { FormFieldSpec } from '../../../ui/form/form-spec';
import { useAccount } from '../../../ui/resource/use-account';

/** The fields of the answer at a place: what the customer reads, and what it does to the price. */
export function useAnswerFields(): (at: number) => readonly FormFieldSpec[] {
  const { t } = useTranslation('questions');
  const { t: enums } = useTranslation('enums');
  const { currency, otherLanguages: languages } = useAccount();
  const options = grades.map((value) => ({ value, label: enums(`product-state.${value}`) }));
  return (at) => {
    const path = `answers.${at}`;
    const buys = (values: FormValues): boolean => getAt(values, `${path}.effect.blocks`) !== true;
    const effect = (name: 'capState' | 'percentage' | 'amount') => ({
      ...{ name: `${path}.effect.${name}`, label: t(`field.${name}`), help: t(`help.${name}`) },
      ...{ optional: true, shown: buys },
    });
    const translations = (part: 'nameTranslations' | 'descriptionTranslations'): FormFieldSpec => ({
      kind: 'translations',
      ...{ name: `${path}.${part}`, label: t(`field.${part}`), optional: true },
      ...{ languages, multiline: false },
    });
    return [
      { kind: 'text', name: `${path}.name`, label: t('field.name') },
      translations('nameTranslations'),
      { kind: 'text', name: `${path}.description`, label: t('field.more'), optional: true },
      translations('descriptionTranslations'),
      {
        ...{ kind: 'switch', name: `${path}.effect.blocks`, label: t('field.blocks'), optional: true },
        help: t('help.blocks'),
      },
      { kind: 'choice', ...effect('capState'), options },
      { kind: 'percent', ...effect('percentage') },
      { kind: 'money', currency, ...effect('amount') },
    ];
  };
}
