import { formatMoney } from '@reprise/contracts/kernel';
import type { CustomerDetails } from '@reprise/contracts/rules';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isGenericFailure } from '../../../../kernel/api';
import { useProblemText } from '../../../../kernel/i18n';
import { Notice } from '../../../../ui/notice';
import { Button } from '../../../../ui/public/button';
import { cartBody, type CartState, cartTotal } from '../../../../kernel/cart';
import { checkoutConfirmed, type CheckoutState } from './checkout.slice';
import styles from './checkout.module.css';
import { CustomerSummary, LineSummary } from './summary-parts';
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
    const body = cartBody(lines, details, i18n.language);
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
      {checkout.problem && (
        <Notice
          family="red"
          title={isGenericFailure(checkout.problem) ? t('summary.not-created') : undefined}
        >
          {problemText(checkout.problem)}
        </Notice>
      )}
      <TermsBox box={box} accepted={accepted} onChange={setAccepted} fault={tried && !accepted} />
      <Button variant="primary" wide busy={checkout.status === 'sending'} onClick={confirm}>
        {t('summary.confirm', { amount })}
      </Button>
    </>
  );
}
