import { money } from '@reprise/contracts/kernel';
import { downloadPaymentBatch, listPaymentBatches, type PaymentBatchRow } from '@reprise/contracts/payment';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../kernel/files';
import { useProblemText } from '../../../kernel/i18n';
import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { DateTime } from '../../../ui/date-time';
import { ListPage } from '../../../ui/list/list-page';
import type { ListColumn, ListFilter, RowAction } from '../../../ui/list/list-spec';
import { LiveRegion } from '../../../ui/live-region';
import { Money } from '../../../ui/money';
import { Notice } from '../../../ui/notice';
import { BatchDialog } from './batch-dialog';
import { BatchDrawer } from './batch-drawer';
import { type BatchAct, batchReason, batchStatuses, totalOf } from './batch.rules';
import { BatchTag } from './batch-tag';
import { PrepareDialog } from './prepare-dialog';

const newest = { field: 'createdAt', direction: 'desc' } as const;

function useColumns(): readonly ListColumn<PaymentBatchRow>[] {
  const { t } = useTranslation('payment');
  return [
    { key: 'number', title: t('batch.number'), render: (row) => <span className="code">{row.number}</span> },
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

type Rows = {
  userId: string;
  onShow: (row: PaymentBatchRow) => void;
  onAct: (act: BatchAct, row: PaymentBatchRow) => void;
  onFile: (row: PaymentBatchRow) => void;
};

function useRowActions({ userId, onShow, onAct, onFile }: Rows): readonly RowAction<PaymentBatchRow>[] {
  const { t } = useTranslation('payment');
  const reason =
    (act: BatchAct | 'file') =>
    (row: PaymentBatchRow): string | undefined => {
      const key = batchReason(act, row, userId);
      return key && t(`reason.${key}`);
    };
  return [
    { key: 'show', label: t('batch.show'), icon: 'eye', onPress: onShow },
    {
      key: 'approve',
      label: t('batch.approve'),
      icon: 'check',
      onPress: (row) => onAct('approve', row),
      disabledReason: reason('approve'),
    },
    {
      key: 'file',
      label: t('batch.file'),
      icon: 'download',
      onPress: onFile,
      disabledReason: reason('file'),
    },
    {
      key: 'execute',
      label: t('batch.execute'),
      icon: 'card',
      onPress: (row) => onAct('execute', row),
      disabledReason: reason('execute'),
    },
    {
      key: 'discard',
      label: t('batch.discard'),
      icon: 'trash',
      danger: true,
      onPress: (row) => onAct('discard', row),
      disabledReason: reason('discard'),
    },
  ];
}

/** SEPA files: prepared by one person, approved by another, sent to the bank, recorded as executed. */
export default function BatchesPage() {
  const { t } = useTranslation('payment');
  const problemText = useProblemText();
  const userId = useAppSelector(selectUser)?.id ?? '';
  const file = useFile();
  const [shown, setShown] = useState<PaymentBatchRow>();
  const [act, setAct] = useState<{ kind: BatchAct; row: PaymentBatchRow }>();
  const [preparing, setPreparing] = useState(false);
  const [said, setSaid] = useState<BatchAct | 'prepared'>();
  const done = useCallback((what: BatchAct | 'prepared') => {
    setAct(undefined);
    setPreparing(false);
    setSaid(what);
  }, []);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        kind: 'choice',
        name: 'status',
        label: t('column.status'),
        multiple: true,
        options: batchStatuses.map((value) => ({ value, label: t(`batch-status.${value}`) })),
      },
      { kind: 'dates', name: 'createdAt', label: t('column.created') },
    ],
    [t],
  );
  const rowActions = useRowActions({
    userId,
    onShow: setShown,
    onAct: (kind, row) => setAct({ kind, row }),
    onFile: (row) =>
      file.save(downloadPaymentBatch, { params: { id: row.id } }, `pain.001-${row.number}.xml`),
  });
  const prepare = (): void => setPreparing(true);
  return (
    <>
      <ListPage<PaymentBatchRow>
        name="payment-batches"
        endpoint={listPaymentBatches}
        title={t('batches.title')}
        context={t('batches.context')}
        columns={useColumns()}
        filters={filters}
        defaultOrder={newest}
        rowKey={(row) => row.id}
        rowName={(row) => row.number}
        rowActions={rowActions}
        actions={[
          { key: 'prepare', label: t('batch.prepare'), icon: 'plus', primary: true, onPress: prepare },
        ]}
        empty={{ sentence: t('batches.empty') }}
      >
        {said && <Notice family="green">{t(`done.${said}`)}</Notice>}
        {file.problem && <Notice family="red">{problemText(file.problem)}</Notice>}
      </ListPage>
      <LiveRegion message={said ? t(`done.${said}`) : ''} />
      <BatchDrawer batch={shown} onClose={() => setShown(undefined)} />
      <BatchDialog act={act} onClose={() => setAct(undefined)} onDone={done} />
      <PrepareDialog open={preparing} onClose={() => setPreparing(false)} onDone={() => done('prepared')} />
    </>
  );
}
