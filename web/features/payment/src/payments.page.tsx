import { money } from '@reprise/contracts/kernel';
import { listPayments, type PaymentRow } from '@reprise/contracts/payment';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { ListPage } from '../../../ui/list/list-page';
import type { ListColumn, RowAction } from '../../../ui/list/list-spec';
import { useListFilters } from '../../../ui/list/use-list-filters';
import { LiveRegion } from '../../../ui/live-region';
import { Money } from '../../../ui/money';
import { StatusTag } from '../../../ui/status-tag';
import { PaymentDialog, type PaymentAct } from './payment-dialog';
import styles from './payment.module.css';

const newest = { field: 'createdAt', direction: 'desc' } as const;

function useColumns(): readonly ListColumn<PaymentRow>[] {
  const { t } = useTranslation(['payment', 'enums']);
  return [
    { key: 'code', title: t('column.code'), render: (row) => row.buybackNumber },
    { key: 'mode', title: t('column.mode'), card: 'title', render: (row) => row.label },
    {
      key: 'provider',
      title: t('column.provider'),
      card: 'line',
      render: (row) => t(`enums:payment-provider.${row.provider}`),
    },
    {
      key: 'type',
      title: t('column.type'),
      hidden: true,
      render: (row) => t(`enums:payment-type.${row.type}`),
    },
    {
      key: 'due',
      title: t('column.due'),
      order: 'dueAt',
      render: (row) => <DateTime value={row.dueAt} />,
    },
    {
      key: 'created',
      title: t('column.created'),
      order: 'createdAt',
      card: 'note',
      hidden: true,
      render: (row) => <DateTime value={row.createdAt} />,
    },
    { key: 'paid', title: t('column.paid'), hidden: true, render: (row) => <DateTime value={row.paidAt} /> },
    {
      key: 'attempts',
      title: t('column.attempts'),
      align: 'right',
      hidden: true,
      render: (row) => row.attempts,
    },
    {
      key: 'amount',
      title: t('column.amount'),
      order: 'amount',
      align: 'right',
      card: 'money',
      render: (row) => <Money value={money(row.amount, row.currency)} />,
    },
    {
      key: 'status',
      title: t('column.status'),
      order: 'status',
      card: 'status',
      render: (row) => (
        <span className={styles['status']}>
          <StatusTag status={row.status} />
          {row.failure && row.status === 'payment_failed' && (
            <span className={styles['soft']}>
              {t(`failure.${row.failure}`, { defaultValue: row.failure })}
            </span>
          )}
        </span>
      ),
    },
  ];
}

/** Why a payment is not marked as paid by hand; nothing where it may be. */
function paidReason({ status, provider }: PaymentRow, maySettleFailed: boolean) {
  if (status !== 'awaiting_payment' && status !== 'payment_failed') return `reason.${status}` as const;
  const settled = status === 'payment_failed' && maySettleFailed;
  return provider === 'none' || settled ? undefined : 'reason.not-manual';
}

/** Payments in the reader's scope, with actions for those who may pay. */
export default function PaymentsPage() {
  const { t } = useTranslation('payment');
  const mayPay = usePermission('payment.mark-as-paid');
  const maySettleFailed = usePermission('payment.settle-failed');
  const [act, setAct] = useState<{ kind: PaymentAct; row: PaymentRow }>();
  const [said, setSaid] = useState<PaymentAct>();
  const done = useCallback((kind: PaymentAct) => {
    setAct(undefined);
    setSaid(kind);
  }, []);
  const acts: RowAction<PaymentRow>[] = [
    {
      key: 'paid',
      label: t('action.mark-as-paid'),
      icon: 'check',
      onPress: (row) => setAct({ kind: 'mark-as-paid', row }),
      disabledReason: (row) => {
        const reason = paidReason(row, maySettleFailed);
        return reason && t(reason);
      },
    },
    {
      key: 'retry',
      label: t('action.retry'),
      icon: 'refresh',
      onPress: (row) => setAct({ kind: 'retry', row }),
      disabledReason: (row) => (row.status === 'payment_failed' ? undefined : t('reason.not-failed')),
    },
  ];
  return (
    <>
      <ListPage<PaymentRow>
        name="payments"
        endpoint={listPayments}
        title={t('list.title')}
        context={t('list.context')}
        columns={useColumns()}
        filters={useListFilters(listPayments)}
        search={{ name: 'buybackNumber', label: t('list.search') }}
        defaultOrder={newest}
        rowKey={(row) => row.id}
        rowLink={(row) => `/buyback/${row.id}`}
        rowName={(row) => row.buybackNumber}
        rowActions={mayPay ? acts : []}
        empty={{ sentence: t('list.empty') }}
      />
      <LiveRegion message={said ? t(`done.${said}`) : ''} />
      <PaymentDialog act={act} onClose={() => setAct(undefined)} onDone={done} />
    </>
  );
}
