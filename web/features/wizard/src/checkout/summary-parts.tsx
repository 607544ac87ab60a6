import { countryName, type CustomerDetails, formatIban } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { plainDay } from '../../../../ui/date-time';
import { ProductImage } from '../../../../ui/public/product-image';
import { Receipt } from '../../../../ui/public/receipt';
import type { CartLine } from '../../../../kernel/cart';
import { validUntil } from '../diagnosis/price-screen';
import { Facts, type Fact } from './facts';
import { linePath } from '../cart/line.paths';
import { phoneFor } from './customer-values.rules';
import styles from './checkout.module.css';

/** One product: its receipt, and what was chosen for it, each with the way back to its screen. */
export function LineSummary({ line }: { line: CartLine }) {
  const { t, i18n } = useTranslation('wizard');
  const facts: Fact[] = [
    { name: t('summary.transport'), value: line.transportLabel, change: linePath(line, 'transport') },
    {
      name: t('summary.appointment'),
      value: line.appointment && plainDay(line.appointment, i18n.language),
      change: linePath(line, 'appointment'),
    },
    { name: t('summary.payment'), value: line.paymentLabel, change: linePath(line, 'payment') },
    { name: t('summary.imei'), value: line.imei, change: linePath(line, 'imei') },
  ];
  return (
    <section className={styles['line']}>
      <h2 className={styles['product']}>
        <ProductImage src={line.image} drawing={line.drawing} size={56} />
        {line.label}
      </h2>
      <Receipt
        caption={line.label}
        lines={line.receipt}
        total={line.total}
        currency={line.currency}
        footer={t('price.valid-until', {
          date: validUntil(line.validDays, i18n.language),
        })}
      />
      <Facts facts={facts} />
      {line.transportTerms && (
        <details>
          <summary>{t('summary.transport-terms')}</summary>
          <p className={styles['long']}>{line.transportTerms}</p>
        </details>
      )}
    </section>
  );
}

export function CustomerSummary({ details }: { details: CustomerDetails }) {
  const { t, i18n } = useTranslation('wizard');
  const address = [
    details.street,
    details.streetMore,
    `${details.zipCode} ${details.city}`,
    countryName(details.country, i18n.language),
  ];
  const change = '?step=customer';
  return (
    <section className={styles['line']}>
      <h2>{t('customer.title')}</h2>
      <Facts
        facts={[
          { name: t('summary.name'), value: `${details.firstName} ${details.lastName}`, change },
          { name: t('field.email'), value: details.email, change },
          { name: t('field.phone'), value: phoneFor(details.phone), change },
          { name: t('customer.address'), value: address.filter(Boolean).join(', '), change },
          { name: t('field.iban'), value: details.iban && formatIban(details.iban), change },
        ]}
      />
    </section>
  );
}
