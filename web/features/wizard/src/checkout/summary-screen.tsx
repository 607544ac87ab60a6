import { formatMoney } from '@reprise/contracts/kernel';
import { cartBodySchema } from '@reprise/contracts/buyback';
import { countryName, type CustomerDetails, formatIban } from '@reprise/contracts/rules';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useProblemText } from '../../../../kernel/i18n';
import { Notice } from '../../../../ui/notice';
import { shortDate } from '../../../../ui/date-time';
import { Button } from '../../../../ui/public/button';
import { Receipt } from '../../../../ui/public/receipt';
import type { CartState } from '../cart/cart.slice';
import { type CartLine, cartTotal } from '../cart/cart.types';
import { validUntil } from '../diagnosis/price-screen';
import { checkoutConfirmed, type CheckoutState } from './checkout.slice';
import styles from './checkout.module.css';
import { cartBody, phoneFor } from './customer-values.rules';
import { TermsBox } from './terms-box';

type Props = { cart: CartState; details: CustomerDetails; checkout: CheckoutState };

/** A summary, then one button. */
export function SummaryScreen({ cart, details, checkout }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { lines, cartId } = cart;
  const currency = lines[0]?.currency ?? 'EUR';
  const { serverTotal } = checkout;
  const total = serverTotal ?? cartTotal(lines);
  const amount = formatMoney({ amount: total, currency }, i18n.language);
  const confirm = (): void => {
    setTried(true);
    if (!accepted) return box.current?.focus();
    const body = cartBodySchema.parse(cartBody(lines, details, i18n.language));
    dispatch(checkoutConfirmed({ cartId, body, expectedTotal: total }));
  };
  return (
    <>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{t('summary.title')}</h1>
        <p>{t('summary.lead')}</p>
      </div>
      {lines.map((line) => (
        <LineSummary key={line.inCartId} line={line} />
      ))}
      <CustomerSummary details={details} />
      {serverTotal !== undefined && (
        <Notice family="amber" title={t('summary.repriced-title')}>
          {t('summary.repriced', { amount })}
        </Notice>
      )}
      {checkout.problem && <Notice family="red">{problemText(checkout.problem)}</Notice>}
      <TermsBox box={box} accepted={accepted} onChange={setAccepted} fault={tried && !accepted} />
      <Button variant="primary" wide busy={checkout.status === 'sending'} onClick={confirm}>
        {t('summary.confirm', { amount })}
      </Button>
    </>
  );
}

function LineSummary({ line }: { line: CartLine }) {
  const { t, i18n } = useTranslation('wizard');
  const facts: [string, string | undefined][] = [
    [t('summary.transport'), line.transportLabel],
    [t('summary.appointment'), line.appointment && shortDate(Date.parse(line.appointment), i18n.language)],
    [t('summary.payment'), line.paymentLabel],
    [t('summary.imei'), line.imei],
  ];
  return (
    <section className={styles['line']}>
      <h2>{line.label}</h2>
      <Receipt
        caption={line.label}
        lines={line.receipt}
        total={line.total}
        currency={line.currency}
        footer={t('price.valid-until', {
          date: shortDate(validUntil(Date.now(), line.validDays), i18n.language),
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

function CustomerSummary({ details }: { details: CustomerDetails }) {
  const { t, i18n } = useTranslation('wizard');
  const address = [
    details.street,
    details.streetMore,
    `${details.zipCode} ${details.city}`,
    countryName(details.country, i18n.language),
  ];
  return (
    <section className={styles['line']}>
      <h2>{t('customer.title')}</h2>
      <Facts
        facts={[
          [t('summary.name'), `${details.firstName} ${details.lastName}`],
          [t('field.email'), details.email],
          [t('field.phone'), phoneFor(details.phone)],
          [t('customer.address'), address.filter(Boolean).join(', ')],
          [t('field.iban'), details.iban && formatIban(details.iban)],
        ]}
      />
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string | undefined])[] }) {
  const known = facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return (
    <dl className={styles['facts']}>
      {known.map(({ name, value }) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
