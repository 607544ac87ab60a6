import type { BuybackRow } from '@reprise/contracts/buyback';
import { priceLockedUntil } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { lastDay } from '../../../../ui/date-time';
import { Notice } from '../../../../ui/notice';

export function useLockEnd(row: BuybackRow): string {
  const { i18n } = useTranslation();
  return lastDay(priceLockedUntil(row), i18n.language);
}

/** The promise has ended: prices may be corrected (customer journey §4). */
export function PriceLockNotice({ row }: { row: BuybackRow }) {
  const { t } = useTranslation('store-desk');
  const date = useLockEnd(row);
  return (
    <Notice family="amber" title={t('edit.old', { date })}>
      {t('edit.old-next')}
    </Notice>
  );
}
