import { money } from '@reprise/contracts/kernel';
import type { PaymentBatchRow } from '@reprise/contracts/payment';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import { Drawer } from '../../../ui/drawer';
import { Icon } from '../../../ui/icon';
import { Money } from '../../../ui/money';
import { totalOf } from './batch.rules';
import { BatchTag } from './batch-tag';
import { BatchPayees } from './payees';
import styles from './payment.module.css';

type Props = {
  batch: PaymentBatchRow | undefined;
  /** Why the reader may not approve it now. */
  noApproval: string | undefined;
  onApprove: (batch: PaymentBatchRow) => void;
  onClose: () => void;
};

/** One batch: total, people, and each payment with the reason if it was excluded. */
export function BatchDrawer({ batch, noApproval, onApprove, onClose }: Props) {
  const { t } = useTranslation('payment');
  return (
    <Drawer
      open={batch !== undefined}
      size={520}
      title={batch ? t('batch.title', { number: batch.number }) : ''}
      onClose={onClose}
      footer={
        batch?.status === 'prepared' && (
          <Tooltip title={noApproval}>
            <Button
              type="primary"
              icon={<Icon name="check" size={16} />}
              disabled={noApproval !== undefined}
              onClick={() => onApprove(batch)}
            >
              {t('batch.approve')}
            </Button>
          </Tooltip>
        )
      }
    >
      {batch && <Content batch={batch} />}
    </Drawer>
  );
}

function Content({ batch }: { batch: PaymentBatchRow }) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles['form']} data-testid="batch-detail">
      <dl className={styles['facts']}>
        <div>
          <dt>{t('column.status')}</dt>
          <dd>
            <BatchTag status={batch.status} />
          </dd>
        </div>
        <div>
          <dt>{t('batch.total')}</dt>
          <dd>
            <Money value={money(totalOf(batch), batch.currency)} />
          </dd>
        </div>
        <div>
          <dt>{t('batch.execution')}</dt>
          <dd>
            <DateTime value={batch.executionDate} format="date" />
          </dd>
        </div>
        <div>
          <dt>{t('batch.excluded')}</dt>
          <dd>{batch.excluded.length}</dd>
        </div>
      </dl>
      <BatchPayees batch={batch} />
    </div>
  );
}
