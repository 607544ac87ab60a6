import type { DiagnosticView } from '@reprise/contracts/catalogue';
import { formatMoney } from '@reprise/contracts/kernel';
import { missingAmount, type PriceBreakdown, priceLines } from '@reprise/contracts/rules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon';
import { Receipt } from '../../../../ui/public/receipt';
import { useNarrow } from '../../../../ui/use-narrow';
import styles from '../desk.module.css';
import type { Draft } from '../draft/draft.types';
import { isGraded } from './choices.rules';

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

type Props = { view: DiagnosticView; draft: Draft; price: PriceBreakdown; facing: boolean; inCart: number };

/**
 * The price, always visible, and the amount missing to the minimum. Turned to the customer, only the offer is shown.
 */
export function EstimatePanel({ view, draft, price, facing, inCart }: Props) {
  const { t, i18n } = useTranslation(['store-desk', 'enums']);
  const { currency, settings } = view;
  const text = (amount: number): string => formatMoney({ amount, currency }, i18n.language);
  const graded = isGraded(view, draft);
  const missing = missingAmount(inCart + price.total, settings.cartMinValue);
  return (
    <aside className={styles['estimate']} aria-label={t('estimate.title')} data-testid="estimate">
      <p className={styles['estimate-title']}>{t(graded ? 'estimate.offer' : 'estimate.so-far')}</p>
      <p className={styles['total']} aria-live="polite" data-testid="estimate-total">
        {text(price.total)}
      </p>
      {!facing && (
        <>
          <p className={styles['hint']}>{t(`enums:product-state.${price.state}`)}</p>
          <Folded label={t('estimate.why')}>
            <Receipt
              testId="estimate-lines"
              bare
              caption={t('estimate.title')}
              lines={priceLines(price)}
              total={price.total}
              currency={currency}
            />
          </Folded>
        </>
      )}
      {settings.cartMinValue > 0 && (
        <p className={styles['minimum']} data-reached={missing === 0} data-testid="minimum">
          <Icon name={missing > 0 ? 'alert' : 'check-circle'} size={16} />
          {missing > 0
            ? t('estimate.missing', { amount: text(missing), minimum: text(settings.cartMinValue) })
            : t('estimate.reached', { minimum: text(settings.cartMinValue) })}
        </p>
      )}
      <p className={styles['hint']}>{t('estimate.valid', { days: settings.validDays })}</p>
    </aside>
  );
}
