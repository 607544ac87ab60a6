import type { PackageRow } from '@reprise/contracts/package';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import type { IconName } from '../../../ui/icon-paths';
import { StatusTag } from '../../../ui/status-tag';
import type { Family } from '../../../ui/tokens';
import styles from './expedition.module.css';

const looks: Record<PackageRow['status'], { family: Family; icon: IconName }> = {
  open: { family: 'violet', icon: 'box' },
  closed: { family: 'grey', icon: 'lock' },
  'handed-over': { family: 'blue', icon: 'truck' },
  delivered: { family: 'green', icon: 'check-circle' },
  cancelled: { family: 'red', icon: 'ban' },
};

/** A parcel's own state; once it travels, what the carrier says tells more. */
export function ParcelStatus({ parcel }: { parcel: PackageRow }) {
  const { t } = useTranslation('expedition');
  if (parcel.status === 'handed-over' && parcel.deliveryStatus)
    return <StatusTag status={parcel.deliveryStatus} />;
  const { family, icon } = looks[parcel.status];
  return (
    <span className={`${styles['tag']} ${styles[family]}`} data-status={parcel.status}>
      <Icon name={icon} size={14} />
      {t(`status.${parcel.status}`)}
    </span>
  );
}
