import { countryOptions } from '@reprise/contracts/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../../kernel/forms';
import { SelectField } from '../../../../ui/public/text-field';
import { type CartLine, countriesOf } from '../../../../kernel/cart';
import { useRuleText } from './field';

/** The countries from which everything in the cart can be sent. */
export function CountryField({ form, lines }: { form: ZodForm; lines: readonly CartLine[] }) {
  const { t, i18n } = useTranslation('wizard');
  const text = useRuleText();
  const options = useMemo(() => {
    const among = countriesOf(lines);
    const countries = among.length > 0 ? countryOptions(i18n.language, among) : countryOptions(i18n.language);
    return countries.map(({ code, name }) => ({ value: code, label: name }));
  }, [i18n.language, lines]);
  return (
    <SelectField
      label={t('field.country')}
      name="country"
      required
      autoComplete="country"
      options={options}
      value={String(getAt(form.values, 'country') ?? '')}
      fault={text(form.fault('country'))}
      onChange={(value) => form.set('country', value)}
      onBlur={() => form.leave('country')}
    />
  );
}
