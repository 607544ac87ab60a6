import { endOfLastDay, priceLines, type PriceBreakdown } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { lastDay } from '../../../../ui/date-time';
import { Button } from '../../../../ui/public/button';
import { Receipt } from '../../../../ui/public/receipt';
import styles from './screens.module.css';
import type { DiagnosticView } from './diagnostic-view.types';

type Props = { view: DiagnosticView; price: PriceBreakdown; onAdvance: () => void };
/** As it is promised to who declares now. */
export const validUntil = (days: number, locale: string): string =>
  lastDay(endOfLastDay(new Date().toISOString(), days), locale);

/** The price as a receipt, and its validity. */
export function PriceScreen({ view, price, onAdvance }: Props) {
  const { t, i18n } = useTranslation('wizard');
  const until = validUntil(view.settings.validDays, i18n.language);
  return (
    <>
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{t('price.title')}</h1>
        <p>{view.product.label}</p>
      </div>
      <Receipt
        caption={t('price.title')}
        lines={priceLines(price)}
        total={price.total}
        currency={view.currency}
        footer={t('price.valid-until', { date: until })}
      />
      <Button variant="primary" wide onClick={onAdvance}>
        {t('price.accept')}
      </Button>
      <p className={styles['small']}>{t('price.no-account')}</p>
    </>
  );
}
