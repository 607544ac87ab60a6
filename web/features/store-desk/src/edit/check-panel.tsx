import type { BuybackRow } from '@reprise/contracts/buyback';
import { formatMoney } from '@reprise/contracts/kernel';
import { useTranslation } from 'react-i18next';
import { OfferPanel } from '../create/offer-panel';
import styles from '../desk.module.css';
import type { Findings } from './check.rules';
import { useLockEnd } from './price-lock-notice';

type Props = { row: BuybackRow; findings: Findings; complete: boolean; facing: boolean };

/** The promised price, and from the first finding that moves it the new one beside it. */
export function CheckPanel({ row, findings: { offer, moved, priced }, complete, facing }: Props) {
  const { t, i18n } = useTranslation('store-desk');
  const until = useLockEnd(row);
  const amount = formatMoney({ amount: row.prices.declared, currency: row.currency }, i18n.language);
  return (
    <OfferPanel offer={offer} currency={row.currency} complete={complete || !priced} facing={facing}>
      {moved && (
        <p className={styles['hint']} data-testid="declared-price">
          {t('check.declared-price', { amount })}
        </p>
      )}
      {row.channel === 'web' && !priced && (
        <p className={styles['hint']}>{t('check.until', { date: until })}</p>
      )}
    </OfferPanel>
  );
}
