import type { BuybackRow } from '@reprise/contracts/buyback';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../../kernel/store';
import type { RowAction } from '../../../../ui/list/list-spec';

/** What can be done with a buyback without opening it; its code opens it. */
export function useRowActions(): readonly RowAction<BuybackRow>[] {
  const { t } = useTranslation('buyback');
  const navigate = useNavigate();
  const mayFinalise = usePermission('buyback.finalise');
  if (!mayFinalise) return [];
  const handOver: RowAction<BuybackRow> = {
    key: 'hand-over',
    label: t('action.hand-over'),
    icon: 'store',
    onPress: (row) => void navigate(`/buyback/${row.id}/edit`),
    disabledReason: (row) =>
      row.status === 'bb_awaiting_store_drop' ? undefined : t('reason.already-handed-over'),
  };
  return [handOver];
}
