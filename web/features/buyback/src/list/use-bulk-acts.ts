import { cancelBuybacks, cancelReasons } from '@reprise/contracts/buyback';
import { markItemsLost, sendQuarantineMails } from '@reprise/contracts/item';
import { markManyAsPaid, retryPayments } from '@reprise/contracts/payment';
import { useTranslation } from 'react-i18next';
import type { BulkAct, BulkField } from '../../../../ui/bulk/bulk-act';

/** What can be done with many buybacks at once, in the order of the menu of one. */
export function useBulkActs(): readonly BulkAct[] {
  const { t } = useTranslation('buyback');
  const comment: BulkField = { kind: 'text', name: 'comment', label: t('comment.label') };
  const lost = (where: 'store' | 'transport' | 'warehouse'): BulkAct => ({
    ...{ key: `lost-${where}`, label: t(`action.lost-${where}`), sentence: t('bulk.lost'), danger: true },
    ...{ call: markItemsLost, permission: `item.mark-lost-${where}`, fixed: { where }, fields: [comment] },
  });
  const reasons = cancelReasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }));
  const toCancel: readonly BulkField[] = [
    { kind: 'choice', name: 'reason', label: t('cancel.reason'), options: reasons },
    { ...comment, kind: 'text', needed: ({ reason }) => reason === 'other' },
  ];
  return [
    {
      ...{ key: 'mark-as-paid', label: t('action.mark-as-paid'), sentence: t('bulk.mark-as-paid') },
      ...{ call: markManyAsPaid, fields: [comment] },
    },
    {
      ...{
        key: 'retry-payment',
        label: t('action.retry-payment'),
        sentence: t('act.retry-payment.sentence'),
      },
      call: retryPayments,
    },
    {
      ...{ key: 'quarantine-mail', label: t('action.quarantine-mail') },
      ...{ sentence: t('bulk.quarantine-mail'), call: sendQuarantineMails },
    },
    lost('store'),
    lost('transport'),
    lost('warehouse'),
    {
      ...{ key: 'cancel', label: t('action.cancel'), sentence: t('bulk.cancel'), danger: true },
      ...{ call: cancelBuybacks, fields: toCancel },
    },
    {
      ...{ key: 'force-cancel', label: t('action.force-cancel'), sentence: t('bulk.force-cancel') },
      ...{ call: cancelBuybacks, permission: 'buyback.force-cancel', fixed: { force: true } },
      ...{ fields: toCancel, danger: true },
    },
  ];
}
