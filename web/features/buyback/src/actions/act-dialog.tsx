import type { BuybackRow } from '@reprise/contracts/buyback';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../../kernel/store';
import { FormField } from '../../../../ui/form/form-field';
import { ConfirmDialog } from '../../../../ui/page/confirm-dialog';
import styles from '../buyback.module.css';
import type { ActionKey } from './action-rules';

export type PlainAct = Exclude<ActionKey, 'hand-over' | 'cancel' | 'force-cancel'>;
type Act = { path: string; body: object };

/** Comments of at most 255 signs (customer seed §5); shorter than two are refused by the item's calls. */
export const maxComment = 255;
const loss = { 'lost-store': 'store', 'lost-transport': 'transport', 'lost-warehouse': 'warehouse' } as const;

function actOf(key: PlainAct, id: string, comment: string): Act {
  const note = comment.trim() ? { comment: comment.trim() } : {};
  switch (key) {
    case 'mark-as-paid':
      return { path: `/payments/${id}/mark-as-paid`, body: note };
    case 'retry-payment':
      return { path: `/payments/${id}/retry`, body: {} };
    case 'quarantine-mail':
      return { path: `/items/${id}/quarantine-mail`, body: {} };
    case 'lost-store':
    case 'lost-transport':
    case 'lost-warehouse':
      return { path: `/items/${id}/lost`, body: { where: loss[key], ...note } };
  }
}
const takesComment = (key: PlainAct): boolean => key === 'mark-as-paid' || key.startsWith('lost-');

type Props = {
  row: BuybackRow;
  act: PlainAct | undefined;
  onClose: () => void;
  onDone: (act: PlainAct) => void;
};

/** One act on the payment or the item: what it does, whether it can be undone, a comment where one is kept. */
export function ActDialog({ row, act, onClose, onDone }: Props) {
  const { t } = useTranslation('buyback');
  const { submit, clear, status, problem } = useSubmission(`buyback/act/${row.id}`);
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
      onConfirm={() => submit({ method: 'POST', ...actOf(act, row.id, comment) })}
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
