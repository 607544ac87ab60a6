import type { PaymentBatchRow } from '@reprise/contracts/payment';
import type { TextKey } from '../../../kernel/i18n';

export type BatchAct = 'approve' | 'execute' | 'discard';
export const batchStatuses = ['prepared', 'approved', 'executed', 'discarded'] as const;

/** Why a batch does not allow an action now; undefined if it does. */
export function batchReason(
  act: BatchAct | 'file',
  batch: PaymentBatchRow,
  userId: string,
): TextKey<'payment', 'reason'> | undefined {
  const { status } = batch;
  switch (act) {
    case 'approve':
      if (status !== 'prepared') return `batch-${status}`;
      // Four eyes: the preparer of a batch does not approve it.
      return batch.preparedBy === userId ? 'four-eyes' : undefined;
    case 'discard':
      return status === 'prepared' ? undefined : `batch-${status}`;
    case 'execute':
      return status === 'approved' ? undefined : `batch-${status}`;
    case 'file':
      return status === 'approved' || status === 'executed' ? undefined : `no-file-${status}`;
  }
}

/** What is sent to the bank: everything while prepared, the included payments once approved. Minor units. */
export function totalOf({ status, total, payments, included }: PaymentBatchRow): number {
  if (status !== 'prepared') return total;
  const kept = new Set(included);
  const among = kept.size > 0 ? payments.filter(({ paymentId }) => kept.has(paymentId)) : payments;
  return among.reduce((sum, { amount }) => sum + amount, 0);
}
