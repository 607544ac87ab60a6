import type { BuybackRow } from '@reprise/contracts/buyback';
import { markItemLost, sendQuarantineMail } from '@reprise/contracts/item';
import { markAsPaid, retryPayment } from '@reprise/contracts/payment';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Submission, useSubmission } from '../../../../kernel/store';
import { FormField } from '../../../../ui/form/form-field';
import { ConfirmDialog } from '../../../../ui/page/confirm-dialog';
import styles from '../buyback.module.css';
import type { ActionKey } from './action.rules';

export type PlainAct = Exclude<ActionKey, 'hand-over' | 'cancel' | 'force-cancel'>;

/** Comments of at most 255 characters (customer journey §5); the item's calls refuse less than two. */
const maxComment = 255;
const loss = { 'lost-store': 'store', 'lost-transport': 'transport', 'lost-warehouse': 'warehouse' } as const;

function send(submit: Submission['submit'], key: PlainAct, id: string, comment: string): void {
  const params = { id };
  const note = comment.trim() ? { comment: comment.trim() } : {};
  switch (key) {
    case 'mark-as-paid':
      return submit(markAsPaid, { params, body: note });
    case 'retry-payment':
      return submit(retryPayment, { params, body: {} });
    case 'quarantine-mail':
      return submit(sendQuarantineMail, { params, body: {} });
    case 'lost-store':
    case 'lost-transport':
    case 'lost-warehouse':
      return submit(markItemLost, { params, body: { where: loss[key], ...note } });
  }
}
const takesComment = (key: PlainAct): boolean => key === 'mark-as-paid' || key.startsWith('lost-');

type Props = {
  row: BuybackRow;
  act: PlainAct | undefined;
  onClose: () => void;
  onDone: (act: PlainAct) => void;
};

/** One action on the payment or the item: its effect, whether it can be undone, and a comment if one is stored. */
export function ActDialog({ row, act, onClose, onDone }: Props) {
  const { t } = useTranslation('buyback');
  const { submit, clear, status, problem } = useSubmission();
  const [comment, setComment] = useState('');
  useEffect(() => {
    clear();
    setComment('');
  }, [act, clear]);
  useEffect(() => {
    if (status === 'accepted' && act) onDone(act);
  }, [status, act, onDone]);
  if (!act) return null;
  return (
    <ConfirmDialog
      open
      title={t(`act.${act}.title`)}
      confirmLabel={t(`act.${act}.confirm`)}
      danger={act.startsWith('lost-')}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => send(submit, act, row.id, comment)}
      onCancel={onClose}
    >
      <div className={styles['form']} data-testid={`dialog-${act}`}>
        <p>{t(`act.${act}.sentence`, { code: row.identificationNumber })}</p>
        {takesComment(act) && (
          <FormField label={t('comment.label')} help={t('comment.help', { max: maxComment })}>
            {(control) => (
              <Input.TextArea
                {...control}
                maxLength={maxComment}
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
