import type { PackageRow } from '@reprise/contracts/package';
import { useTranslation } from 'react-i18next';
import type { StatusLook } from '../../../ui/status-table';
import { StatusTag } from '../../../ui/status-tag';
import { Tag } from '../../../ui/tag';

const looks: Record<PackageRow['status'], StatusLook> = {
  open: { family: 'violet', icon: 'box' },
  closed: { family: 'grey', icon: 'lock' },
  'handed-over': { family: 'blue', icon: 'truck' },
  delivered: { family: 'green', icon: 'check-circle' },
  cancelled: { family: 'red', icon: 'ban' },
};

/** A package's own status; once it is on its way, the carrier's status says more. */
export function PackageStatus({ row }: { row: PackageRow }) {
  const { t } = useTranslation('expedition');
  if (row.status === 'handed-over' && row.deliveryStatus) return <StatusTag status={row.deliveryStatus} />;
  return (
    <Tag {...looks[row.status]} status={row.status}>
      {t(`status.${row.status}`)}
    </Tag>
  );
}
