import { formatMoney } from '@reprise/contracts/kernel';
import { markAsPaid, type PaymentRow, retryPayment } from '@reprise/contracts/payment';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import styles from './payment.module.css';

export type PaymentAct = 'mark-as-paid' | 'retry';
type Props = {
  act: { kind: PaymentAct; row: PaymentRow } | undefined;
  onClose: () => void;
  onDone: (kind: PaymentAct) => void;
};

/** Marks as paid manually, or retries a failed payment. */
export function PaymentDialog({ act, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation('payment');
  const { submit, clear, status, problem } = useSubmission();
  const [comment, setComment] = useState('');
  const kind = act?.kind;
  useEffect(() => {
    clear();
    setComment('');
  }, [act, clear]);
  useEffect(() => {
    if (status === 'accepted' && kind) onDone(kind);
  }, [status, kind, onDone]);
  if (!act) return null;
  const { row } = act;
  const note = comment.trim();
  const params = { id: row.id };
  const confirm = (): void =>
    act.kind === 'retry'
      ? submit(retryPayment, { params, body: {} })
      : submit(markAsPaid, { params, body: note ? { comment: note } : {} });
  return (
    <ConfirmDialog
      open
      title={t(`act.${act.kind}.title`)}
      confirmLabel={t(`act.${act.kind}.confirm`)}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles['form']}>
        <p>
          {t(`act.${act.kind}.sentence`, {
            code: row.buybackNumber,
            amount: formatMoney({ amount: row.amount, currency: row.currency }, i18n.language),
          })}
        </p>
        {act.kind === 'mark-as-paid' && (
          <FormField label={t('act.comment')}>
            {(control) => (
              <Input.TextArea
                {...control}
                // Customer journey §5: manual payment information of at most 255.
                maxLength={255}
                showCount
                autoSize={{ minRows: 2 }}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </FormField>
        )}
      </div>
    </ConfirmDialog>
  );
}
