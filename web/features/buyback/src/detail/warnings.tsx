import type { BuybackRow } from '@reprise/contracts/buyback';
import { priceLockedUntil, priceLockEnded } from '@reprise/contracts/rules';
import { useTranslation } from 'react-i18next';
import { lastDay } from '../../../../ui/date-time';
import { Notice } from '../../../../ui/notice';

export function Warnings({ row }: { row: BuybackRow }) {
  const { t, i18n } = useTranslation('buyback');
  const old =
    row.circuit === 'web_drop' &&
    row.status === 'bb_awaiting_store_drop' &&
    priceLockEnded(row, new Date().toISOString());
  const until = { date: lastDay(priceLockedUntil(row), i18n.language) };
  return (
    <>
      {row.cancellation === 'requested' && (
        <Notice family="blue" title={t('cancel.pending')}>
          {t('cancel.pending-next')}
        </Notice>
      )}
      {row.cancellation === 'failed' && row.status !== 'bb_cancelled' && (
        <Notice family="red" title={t('cancel.failed')}>
          {t('cancel.failed-goes-on')}
        </Notice>
      )}
      {old && <Notice family="amber">{t('predeclared.old', until)}</Notice>}
    </>
  );
}
