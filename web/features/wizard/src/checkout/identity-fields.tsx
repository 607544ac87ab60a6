import { identificationTypeSchema } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../../kernel/forms';
import { SelectField } from '../../../../ui/public/text-field';
import styles from './checkout.module.css';
import { Field, useRuleText } from './field';

/** The identity document, if the client collects it (customer journey §5). */
export function IdentityFields({ form, shown }: { form: ZodForm; shown: boolean }) {
  const { t } = useTranslation('wizard');
  const text = useRuleText();
  if (!shown) return null;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <fieldset className={styles['section']}>
      <legend>{t('customer.identity')}</legend>
      <p className={styles['small']}>{t('customer.identity-why')}</p>
      <SelectField
        label={t('field.document-type')}
        name="identification.type"
        required
        placeholder={t('field.choose')}
        options={identificationTypeSchema.options.map((type) => ({
          value: type,
          label: t(`document.${type}`),
        }))}
        value={String(getAt(form.values, 'identification.type') ?? '')}
        fault={text(form.fault('identification.type'))}
        onChange={(value) => form.set('identification.type', value)}
        onBlur={() => form.leave('identification.type')}
      />
      <Field
        form={form}
        name="identification.number"
        label={t('field.document-number')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
      />
      <Field
        form={form}
        name="identification.issuingAuthority"
        label={t('field.issuing-authority')}
        autoComplete="off"
        maxLength={255}
      />
      <Field
        form={form}
        name="identification.deliveryDate"
        type="date"
        max={today}
        label={t('field.delivery-date')}
      />
    </fieldset>
  );
}
