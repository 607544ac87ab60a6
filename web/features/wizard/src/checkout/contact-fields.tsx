import { isPostalCode, postalCodeIsDigits } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { getAt, type ZodForm } from '../../../../kernel/forms';
import { type CartLine, ibanIn } from '../../../../kernel/cart';
import styles from './checkout.module.css';
import { CountryField } from './country-field';
import { Field } from './field';
import { IbanField } from './iban-field';

type Props = { form: ZodForm; lines: readonly CartLine[] };

/** Names, e-mail, phone, address; the IBAN if the money goes to a bank. */
export function ContactFields({ form, lines }: Props) {
  const { t } = useTranslation('wizard');
  const country = String(getAt(form.values, 'country') ?? '');
  return (
    <>
      <fieldset className={styles['section']}>
        <legend>{t('customer.you')}</legend>
        <div className={styles['pair']}>
          <Field
            form={form}
            name="firstName"
            label={t('field.first-name')}
            autoComplete="given-name"
            maxLength={255}
          />
          <Field
            form={form}
            name="lastName"
            label={t('field.last-name')}
            autoComplete="family-name"
            maxLength={255}
          />
        </div>
        <Field
          form={form}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('field.email')}
          help={t('field.email-help')}
        />
        <Field
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t('field.phone')}
        />
      </fieldset>
      <fieldset className={styles['section']}>
        <legend>{t('customer.address')}</legend>
        <Field
          form={form}
          name="street"
          label={t('field.street')}
          autoComplete="address-line1"
          maxLength={125}
        />
        <Field
          form={form}
          name="streetMore"
          label={t('field.street-more')}
          autoComplete="address-line2"
          required={false}
          maxLength={125}
        />
        <div className={styles['pair']}>
          <Field
            form={form}
            name="zipCode"
            label={t('field.zip-code')}
            autoComplete="postal-code"
            inputMode={postalCodeIsDigits(country) ? 'numeric' : 'text'}
            maxLength={16}
            check={(code) => (isPostalCode(code, country) ? undefined : 'validation.postal-code')}
          />
          <Field
            form={form}
            name="city"
            label={t('field.city')}
            autoComplete="address-level2"
            maxLength={45}
          />
        </div>
        <CountryField form={form} lines={lines} />
      </fieldset>
      {ibanIn(lines) && (
        <fieldset className={styles['section']}>
          <legend>{t('customer.payment')}</legend>
          <IbanField form={form} />
        </fieldset>
      )}
    </>
  );
}
