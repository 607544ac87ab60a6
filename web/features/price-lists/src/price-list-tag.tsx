import type { PriceListRow } from '@reprise/contracts/price-lists';
import { useTranslation } from 'react-i18next';
import type { StatusLook } from '../../../ui/status-table';
import { Tag } from '../../../ui/tag';

const looks: Readonly<Record<PriceListRow['status'], StatusLook>> = {
  draft: { family: 'grey', icon: 'edit' },
  scheduled: { family: 'blue', icon: 'clock' },
  publishing: { family: 'amber', icon: 'clock' },
  published: { family: 'green', icon: 'check-circle' },
  rolling_back: { family: 'amber', icon: 'clock' },
  rolled_back: { family: 'grey', icon: 'ban' },
  cancelled: { family: 'grey', icon: 'ban' },
};

export function PriceListTag({ status }: Pick<PriceListRow, 'status'>) {
  const { t } = useTranslation('price-lists');
  return (
    <Tag {...looks[status]} status={status}>
      {t(`status.${status}`)}
    </Tag>
  );
}
