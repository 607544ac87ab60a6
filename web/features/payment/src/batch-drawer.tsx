import { money } from '@reprise/contracts/kernel';
import { listPayments, type PaymentBatchRow } from '@reprise/contracts/payment';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useList } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { Money } from '../../../ui/money';
import { totalOf } from './batch.rules';
import { BatchTag } from './batch-tag';
import styles from './payment.module.css';

/** One batch: total, people, and each payment with the reason if it was excluded. */
export function BatchDrawer({ batch, onClose }: { batch: PaymentBatchRow | undefined; onClose: () => void }) {
  const { t } = useTranslation('payment');
  return (
    <Drawer
      open={batch !== undefined}
      size={520}
      title={batch ? t('batch.title', { number: batch.number }) : ''}
      onClose={onClose}
    >
      {batch && <Content batch={batch} />}
    </Drawer>
  );
}

function Content({ batch }: { batch: PaymentBatchRow }) {
  const { t } = useTranslation('payment');
  const { items } = useList(listPayments, { query: { batchId: batch.id, pagination: false } });
  const numbers = new Map(items.map(({ id, buybackNumber }) => [id, buybackNumber]));
  const reasons = new Map(batch.excluded.map(({ paymentId, reason }) => [paymentId, reason]));
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
      <ul className={styles['payments']}>
        {batch.payments.map(({ paymentId, amount }) => {
          const reason = reasons.get(paymentId);
          return (
            <li key={paymentId} data-excluded={reason !== undefined}>
              <span>
                <Link className="code" to={`/buyback/${paymentId}`}>
                  {numbers.get(paymentId) ?? paymentId.slice(0, 8)}
                </Link>
                {reason && (
                  <span className={styles['reason']}>
                    {t('batch.left-out', { reason: t(`exclusion.${reason}`, { defaultValue: reason }) })}
                  </span>
                )}
              </span>
              <Money value={money(amount, batch.currency)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
