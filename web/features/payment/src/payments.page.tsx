import { buybackFields } from '@reprise/contracts/buyback';
import { listPayments, markManyAsPaid, type PaymentRow, retryPayments } from '@reprise/contracts/payment';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../kernel/store';
import type { BulkAct } from '../../../ui/bulk/bulk-act';
import { ListPage } from '../../../ui/list/list-page';
import type { ListColumn, RowAction } from '../../../ui/list/list-spec';
import { useListFilters } from '../../../ui/list/use-list-filters';
import { useRowColumns } from '../../../ui/list/use-row-columns';
import { LiveRegion } from '../../../ui/live-region';
import { StatusTag } from '../../../ui/status-tag';
import { PaymentDialog, type PaymentAct } from './payment-dialog';
import styles from './payment.module.css';

const newest = { field: 'createdAt', direction: 'desc' } as const;

function useColumns(): readonly ListColumn<PaymentRow>[] {
  const { t } = useTranslation('payment');
  return useRowColumns(listPayments, [
    { key: 'code', field: 'buybackNumber' },
    // What the customer chose is named in the language of the sale; a list of many sales has one language.
    { field: 'type', card: 'title' },
    { field: 'provider', card: 'line' },
    { key: 'mode', field: 'label', hidden: true },
    { key: 'due', field: 'dueAt' },
    { key: 'created', field: 'createdAt', card: 'note', hidden: true },
    { key: 'paid', field: 'paidAt', hidden: true },
    { field: 'attempts', align: 'right', hidden: true },
    ...buybackFields.carriedTo('payment').names.map((field) => ({ field, hidden: true })),
    { field: 'amount', align: 'right', card: 'money' },
    {
      ...{ field: 'status', card: 'status' },
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
  ]);
}

/** Why a payment is not marked as paid by hand; nothing where it may be. */
function paidReason({ status, provider }: PaymentRow, maySettleFailed: boolean) {
  if (status !== 'awaiting_payment' && status !== 'payment_failed') return `reason.${status}` as const;
  const settled = status === 'payment_failed' && maySettleFailed;
  return provider === 'none' || settled ? undefined : 'reason.not-manual';
}

function retryReason({ status, provider }: PaymentRow) {
  if (status !== 'payment_failed') return 'reason.not-failed';
  return provider === 'sepa_transfer' ? 'reason.needs-batch' : undefined;
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
      disabledReason: (row) => {
        const reason = retryReason(row);
        return reason && t(reason);
      },
    },
  ];
  const bulkActs: readonly BulkAct[] = [
    {
      ...{
        key: 'paid',
        label: t('action.mark-as-paid'),
        sentence: t('bulk.mark-as-paid'),
        call: markManyAsPaid,
      },
      fields: [{ kind: 'text', name: 'comment', label: t('act.comment') }],
    },
    { key: 'retry', label: t('action.retry'), sentence: t('bulk.retry'), call: retryPayments },
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
        search={{ name: 'buybackNumber', finds: 'id' }}
        defaultOrder={newest}
        rowKey={(row) => row.id}
        rowLink={(row) => `/buyback/${row.id}`}
        rowName={(row) => row.buybackNumber}
        rowActions={mayPay ? acts : []}
        acts={bulkActs}
        empty={{ sentence: t('list.empty') }}
      />
      <LiveRegion message={said ? t(`done.${said}`) : ''} />
      <PaymentDialog act={act} onClose={() => setAct(undefined)} onDone={done} />
    </>
  );
}
