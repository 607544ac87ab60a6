import { downloadPaymentBatch, listPaymentBatches, type PaymentBatchRow } from '@reprise/contracts/payment';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../kernel/files';
import { useProblemText } from '../../../kernel/i18n';
import { selectUser } from '../../../kernel/session';
import { useAppSelector } from '../../../kernel/store';
import { ListPage } from '../../../ui/list/list-page';
import type { ListFilter } from '../../../ui/list/list-spec';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { BatchDialog } from './batch-dialog';
import { BatchDrawer } from './batch-drawer';
import { type BatchAct, batchReason, batchStatuses } from './batch.rules';
import { PrepareDialog } from './prepare-dialog';
import { useBatchActions } from './use-batch-actions';
import { useBatchColumns } from './use-batch-columns';

const newest = { field: 'createdAt', direction: 'desc' } as const;

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
  const rowActions = useBatchActions({
    userId,
    onShow: setShown,
    onAct: (kind, row) => setAct({ kind, row }),
    onFile: (row) =>
      file.save(downloadPaymentBatch, { params: { id: row.id } }, `pain.001-${row.number}.xml`),
  });
  const approvalReason = (row: PaymentBatchRow): string | undefined => {
    const key = batchReason('approve', row, userId);
    return key && t(`reason.${key}`);
  };
  const prepare = (): void => setPreparing(true);
  return (
    <>
      <ListPage<PaymentBatchRow>
        name="payment-batches"
        endpoint={listPaymentBatches}
        title={t('batches.title')}
        context={t('batches.context')}
        columns={useBatchColumns(setShown)}
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
      <BatchDrawer
        batch={shown}
        noApproval={shown && approvalReason(shown)}
        onApprove={(row) => {
          setShown(undefined);
          setAct({ kind: 'approve', row });
        }}
        onClose={() => setShown(undefined)}
      />
      <BatchDialog act={act} onClose={() => setAct(undefined)} onDone={done} />
      <PrepareDialog open={preparing} onClose={() => setPreparing(false)} onDone={() => done('prepared')} />
    </>
  );
}
