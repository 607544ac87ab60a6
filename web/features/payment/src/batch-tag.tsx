import type { PaymentBatchRow } from '@reprise/contracts/payment';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon';
import type { IconName } from '../../../ui/icon-paths';
import styles from './payment.module.css';

/** A batch's status is of the table's families, not of its statuses: it waits, is ready, is good, is given up. */
const looks: Readonly<Record<PaymentBatchRow['status'], IconName>> = {
  prepared: 'alert',
  approved: 'card',
  executed: 'check-circle',
  discarded: 'ban',
};

export function BatchTag({ status }: { status: PaymentBatchRow['status'] }) {
  const { t } = useTranslation('payment');
  return (
    <span className={styles['tag']} data-status={status}>
      <Icon name={looks[status]} size={14} />
      {t(`batch-status.${status}`)}
    </span>
  );
}
