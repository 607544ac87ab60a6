import type { PaymentBatchRow } from '@reprise/contracts/payment';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../ui/list/list-spec';
import { type BatchAct, batchReason } from './batch.rules';

type Rows = {
  userId: string;
  onShow: (row: PaymentBatchRow) => void;
  onAct: (act: BatchAct, row: PaymentBatchRow) => void;
  onFile: (row: PaymentBatchRow) => void;
};

/** What may be done to a batch, and why not. */
export function useBatchActions({
  userId,
  onShow,
  onAct,
  onFile,
}: Rows): readonly RowAction<PaymentBatchRow>[] {
  const { t } = useTranslation('payment');
  const reason =
    (act: BatchAct | 'file') =>
    (row: PaymentBatchRow): string | undefined => {
      const key = batchReason(act, row, userId);
      return key && t(`reason.${key}`);
    };
  return [
    { key: 'show', label: t('batch.show'), icon: 'eye', onPress: onShow },
    {
      key: 'approve',
      label: t('batch.approve'),
      icon: 'check',
      onPress: (row) => onAct('approve', row),
      disabledReason: reason('approve'),
    },
    {
      key: 'file',
      label: t('batch.file'),
      icon: 'download',
      onPress: onFile,
      disabledReason: reason('file'),
    },
    {
      key: 'execute',
      label: t('batch.execute'),
      icon: 'card',
      onPress: (row) => onAct('execute', row),
      disabledReason: reason('execute'),
    },
    {
      key: 'discard',
      label: t('batch.discard'),
      icon: 'trash',
      danger: true,
      onPress: (row) => onAct('discard', row),
      disabledReason: reason('discard'),
    },
  ];
}
