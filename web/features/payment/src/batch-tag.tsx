import type { PaymentBatchRow } from '@reprise/contracts/payment';
import { useTranslation } from 'react-i18next';
import type { StatusLook } from '../../../ui/status-table';
import { Tag } from '../../../ui/tag';

/** A batch's status maps to the families of the status table, not to its statuses. */
const looks: Readonly<Record<PaymentBatchRow['status'], StatusLook>> = {
  prepared: { family: 'amber', icon: 'alert' },
  approved: { family: 'blue', icon: 'card' },
  executed: { family: 'green', icon: 'check-circle' },
  discarded: { family: 'grey', icon: 'ban' },
};

export function BatchTag({ status }: { status: PaymentBatchRow['status'] }) {
  const { t } = useTranslation('payment');
  return (
    <Tag {...looks[status]} status={status}>
      {t(`batch-status.${status}`)}
    </Tag>
  );
}
