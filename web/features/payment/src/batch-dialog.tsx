import { formatMoney } from '@reprise/contracts/kernel';
import {
  approvePaymentBatch,
  discardPaymentBatch,
  executePaymentBatch,
  type PaymentBatchRow,
} from '@reprise/contracts/payment';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../kernel/store';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import { type BatchAct, totalOf } from './batch.rules';
import { BatchPayees } from './payees';

const endpoints = {
  approve: approvePaymentBatch,
  discard: discardPaymentBatch,
  execute: executePaymentBatch,
} as const;
type Props = {
  act: { kind: BatchAct; row: PaymentBatchRow } | undefined;
  onClose: () => void;
  onDone: (kind: BatchAct) => void;
};

/** Approving, recording or discarding: each shows how many payments and how much. */
export function BatchDialog({ act, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation('payment');
  const { submit, clear, status, problem } = useSubmission();
  const kind = act?.kind;
  useEffect(clear, [act, clear]);
  useEffect(() => {
    if (status === 'accepted' && kind) onDone(kind);
  }, [status, kind, onDone]);
  if (!act) return null;
  const { row } = act;
  const facts = {
    number: row.number,
    count: row.payments.length - row.excluded.length,
    total: formatMoney({ amount: totalOf(row), currency: row.currency }, i18n.language),
  };
  return (
    <ConfirmDialog
      open
      title={t(`batch-act.${act.kind}.title`, facts)}
      confirmLabel={t(`batch-act.${act.kind}.confirm`)}
      danger={act.kind === 'discard'}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(endpoints[act.kind], { params: { id: row.id }, body: {} })}
      onCancel={onClose}
    >
      <p>{t(`batch-act.${act.kind}.sentence`, facts)}</p>
      {act.kind === 'approve' && <BatchPayees batch={row} />}
    </ConfirmDialog>
  );
}
