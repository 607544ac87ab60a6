import { money } from '@reprise/contracts/kernel';
import type { PaymentBatchRow } from '@reprise/contracts/payment';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/date-time';
import type { ListColumn } from '../../../ui/list/list-spec';
import { Money } from '../../../ui/money';
import { totalOf } from './batch.rules';
import { BatchTag } from './batch-tag';
import styles from './payment.module.css';

/** The number opens the batch. */
export function useBatchColumns(
  onShow: (row: PaymentBatchRow) => void,
): readonly ListColumn<PaymentBatchRow>[] {
  const { t } = useTranslation('payment');
  return [
    {
      key: 'number',
      title: t('batch.number'),
      render: (row) => (
        <Button type="link" className={`code ${styles['number']}`} onClick={() => onShow(row)}>
          {row.number}
        </Button>
      ),
    },
    {
      key: 'created',
      title: t('column.created'),
      order: 'createdAt',
      card: 'note',
      render: (row) => <DateTime value={row.createdAt} />,
    },
    {
      key: 'execution',
      title: t('batch.execution'),
      card: 'line',
      render: (row) => <DateTime value={row.executionDate} format="date" />,
    },
    { key: 'count', title: t('batch.payments'), align: 'right', render: (row) => row.payments.length },
    { key: 'excluded', title: t('batch.excluded'), align: 'right', render: (row) => row.excluded.length },
    {
      key: 'total',
      title: t('batch.total'),
      align: 'right',
      card: 'money',
      render: (row) => <Money value={money(totalOf(row), row.currency)} />,
    },
    {
      key: 'status',
      title: t('column.status'),
      card: 'status',
      render: (row) => <BatchTag status={row.status} />,
    },
  ];
}
