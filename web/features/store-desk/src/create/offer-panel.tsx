import { formatMoney, type Currency } from '@reprise/contracts/kernel';
import type { ProductState } from '@reprise/contracts/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Receipt } from '../../../../ui/public/receipt';
import { useNarrow } from '../../../../ui/use-narrow';
import type { ReceiptLine } from '../../../../ui/use-receipt-words';
import styles from '../desk.module.css';

/** On a phone the question is to be in sight below it. */
function Folded({ label, children }: { label: string; children: ReactNode }) {
  if (!useNarrow(768)) return children;
  return (
    <details className={styles['why']}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

export type Offer = { total: number; state: ProductState; lines: readonly ReceiptLine[] };
type Props = {
  offer: Offer;
  currency: Currency;
  /** Every question has its answer. */
  complete: boolean;
  facing: boolean;
  /** What else is to be said of the price. */
  children: ReactNode;
};

/** The price, always visible. Turned to the customer, only the offer is shown. */
export function OfferPanel({ offer, currency, complete, facing, children }: Props) {
  const { t, i18n } = useTranslation(['store-desk', 'enums']);
  const { total, state, lines } = offer;
  return (
    <aside className={styles['estimate']} aria-label={t('estimate.title')} data-testid="estimate">
      <p className={styles['estimate-title']}>{t(complete ? 'estimate.offer' : 'estimate.so-far')}</p>
      <p className={styles['total']} aria-live="polite" data-testid="estimate-total">
        {formatMoney({ amount: total, currency }, i18n.language)}
      </p>
      {!facing && (
        <>
          <p className={styles['hint']}>{t(`enums:product-state.${state}`)}</p>
          <Folded label={t('estimate.why')}>
            <Receipt
              testId="estimate-lines"
              bare
              caption={t('estimate.title')}
              lines={lines}
              total={total}
              currency={currency}
            />
          </Folded>
        </>
      )}
      {children}
    </aside>
  );
}
