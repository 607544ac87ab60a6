import { money } from '@reprise/contracts/kernel';
import type { PaymentRow } from '@reprise/contracts/payment';
import { paymentProviders, paymentStatuses, paymentTypes } from '@reprise/contracts/rules';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { ListPage } from '../../../ui/list/list-page';
import type { ListColumn, ListFilter, RowAction } from '../../../ui/list/list-spec';
import { LiveRegion } from '../../../ui/live-region';
import { Money } from '../../../ui/money';
import { StatusTag } from '../../../ui/status-tag';
import { PaymentDialog, type PaymentAct } from './payment-dialog';
import styles from './payment.module.css';

const topics = ['/api/payments'];
const newest = { field: 'createdAt', direction: 'desc' } as const;

function useColumns(): readonly ListColumn<PaymentRow>[] {
  const { t } = useTranslation(['payment', 'enums']);
  return [
    { key: 'code', title: t('column.code'), render: (row) => row.buybackNumber },
    { key: 'mode', title: t('column.mode'), render: (row) => row.label },
    {
      key: 'provider',
      title: t('column.provider'),
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
      render: (row) => <Money value={money(row.amount, row.currency)} />,
    },
    {
      key: 'status',
      title: t('column.status'),
      order: 'status',
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

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation(['payment', 'enums']);
  return useMemo(() => {
    const choice = (name: string, label: string, group: string, values: readonly string[]): ListFilter => ({
      kind: 'choice',
      name,
      label,
      multiple: true,
      options: values.map((value) => ({ value, label: t(`enums:${group}.${value}`) })),
    });
    return [
      choice('status', t('column.status'), 'status', paymentStatuses),
      choice('type', t('column.type'), 'payment-type', paymentTypes),
      choice('provider', t('column.provider'), 'payment-provider', paymentProviders),
      { kind: 'range', name: 'amount', label: t('column.amount'), unit: 'minor' },
      { kind: 'dates', name: 'dueAt', label: t('column.due') },
      { kind: 'dates', name: 'createdAt', label: t('column.created') },
    ];
  }, [t]);
}

const unsent = (row: PaymentRow): boolean =>
  row.status === 'awaiting_payment' || row.status === 'payment_failed';

/** Payments in the reader's scope, with the acts of those who may pay. */
export default function PaymentsPage() {
  const { t } = useTranslation('payment');
  const navigate = useNavigate();
  const mayPay = usePermission('payment.mark-as-paid');
  const [act, setAct] = useState<{ kind: PaymentAct; row: PaymentRow }>();
  const [turn, setTurn] = useState(0);
  const [said, setSaid] = useState('');
  const done = useCallback((kind: PaymentAct) => {
    setAct(undefined);
    setSaid(kind);
    setTurn((n) => n + 1);
  }, []);
  const open: RowAction<PaymentRow> = {
    key: 'open',
    label: t('action.open'),
    icon: 'eye',
    onPress: (row) => void navigate(`/buyback/${row.id}`),
  };
  const acts: RowAction<PaymentRow>[] = [
    {
      key: 'paid',
      label: t('action.mark-as-paid'),
      icon: 'check',
      onPress: (row) => setAct({ kind: 'mark-as-paid', row }),
      disabledReason: (row) => (unsent(row) ? undefined : t(`reason.${row.status}`)),
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
        key={turn}
        name="payments"
        path="/payments"
        title={t('list.title')}
        context={t('list.context')}
        columns={useColumns()}
        filters={useFilters()}
        search={{ name: 'buybackNumber', label: t('list.search') }}
        defaultOrder={newest}
        rowKey={(row) => row.id}
        rowLink={(row) => `/buyback/${row.id}`}
        rowName={(row) => row.buybackNumber}
        rowActions={mayPay ? [...acts, open] : [open]}
        topics={topics}
        empty={{ sentence: t('list.empty') }}
      />
      <LiveRegion message={said && t(`done.${said}`)} />
      <PaymentDialog act={act} onClose={() => setAct(undefined)} onDone={done} />
    </>
  );
}
