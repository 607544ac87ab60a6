import { useTranslation } from 'react-i18next';
import { Icon } from './icon';
import { statusLook } from './status-table';
import styles from './status-tag.module.css';

/** One component for every status of buyback, item, payment and delivery. */
export function StatusTag({ status }: { status: string }) {
  const { t } = useTranslation('enums');
  const { family, icon } = statusLook(status);
  return (
    <span className={`${styles['tag']} ${styles[family]}`} data-status={status}>
      <Icon name={icon} size={14} />
      {t(`status.${status}`, { defaultValue: status })}
    </span>
  );
}
