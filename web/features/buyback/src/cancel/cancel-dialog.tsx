import { type BuybackRow, cancelReasons } from '@reprise/contracts/buyback';
import { Button, Input, Modal, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useProblemText } from '../../../../kernel/i18n';
import { usePermission } from '../../../../kernel/store';
import { FormField } from '../../../../ui/form/form-field';
import { Notice } from '../../../../ui/notice';
import styles from '../buyback.module.css';
import {
  cancelLeft,
  cancellationOf,
  cancelOrdered,
  type CancelReason,
  type WithCancellations,
} from './cancel.slice';

type Props = { row: BuybackRow; open: boolean; onClose: () => void; onCancelled: () => void };

/** Cancelling cannot be undone, includes the payment, and offers force if the payment cannot be cancelled. */
export function CancelDialog({ row, open, onClose, onCancelled }: Props) {
  const { t } = useTranslation('buyback');
  const dispatch = useDispatch();
  const going = useSelector((state: WithCancellations) => cancellationOf(row.id)(state));
  const phase = going?.phase ?? (row.cancellation === 'failed' ? 'failed' : 'asking');
  const busy = phase === 'sending' || phase === 'pending';
  const [reason, setReason] = useState<CancelReason>();
  const [comment, setComment] = useState('');
  const [judged, setJudged] = useState(false);
  useEffect(() => {
    if (phase === 'cancelled') onCancelled();
  }, [phase, onCancelled]);
  useEffect(() => () => void dispatch(cancelLeft({ id: row.id })), [dispatch, row.id]);
  const close = (): void => {
    // The request continues on the server; only the dialog stops following it.
    dispatch(cancelLeft({ id: row.id }));
    setJudged(false);
    onClose();
  };
  const note = comment.trim();
  const commentFault = reason === 'other' && note.length < 2 ? t('cancel.comment-fault') : undefined;
  const reasonFault = reason ? undefined : t('cancel.reason-fault');
  const order = (force: boolean): void => {
    setJudged(true);
    if (!reason || commentFault) return;
    dispatch(cancelOrdered({ id: row.id, force, order: { reason, ...(note ? { comment: note } : {}) } }));
  };
  return (
    <Modal
      open={open}
      centered
      destroyOnHidden
      title={t('cancel.title', { code: row.identificationNumber })}
      onCancel={close}
      footer={<Buttons phase={phase} busy={busy} onOrder={order} onClose={close} />}
    >
      <div className={styles['form']} data-testid="cancel-dialog" data-phase={phase}>
        <Stage phase={phase} row={row} />
        <FormField label={t('cancel.reason')} fault={judged ? reasonFault : undefined} required>
          {(control) => (
            <Radio.Group
              id={control.id}
              disabled={busy}
              value={reason}
              onChange={(event) => setReason(event.target.value as CancelReason)}
              options={cancelReasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
              vertical
            />
          )}
        </FormField>
        <FormField
          label={t(reason === 'other' ? 'cancel.comment-required' : 'comment.label')}
          fault={judged ? commentFault : undefined}
          required={reason === 'other'}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              disabled={busy}
              maxLength={255}
              showCount
              autoSize={{ minRows: 2 }}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          )}
        </FormField>
      </div>
    </Modal>
  );
}

function Stage({ phase, row }: { phase: string; row: BuybackRow }) {
  const { t } = useTranslation('buyback');
  const problemText = useProblemText();
  const mayForce = usePermission('buyback.force-cancel');
  const going = useSelector((state: WithCancellations) => cancellationOf(row.id)(state));
  if (phase === 'pending')
    return (
      <Notice family="blue" title={t('cancel.pending')}>
        {t('cancel.pending-next')}
      </Notice>
    );
  if (phase === 'failed') {
    return (
      <Notice family="red" title={t('cancel.failed')}>
        {t(mayForce ? 'cancel.failed-force' : 'cancel.failed-ask')}
      </Notice>
    );
  }
  return (
    <>
      {going?.phase === 'refused' && <Notice family="red">{problemText(going.problem)}</Notice>}
      <Notice family="amber" title={t('cancel.irreversible')}>
        {t('cancel.effect')}
      </Notice>
    </>
  );
}

type ButtonsProps = { phase: string; busy: boolean; onOrder: (force: boolean) => void; onClose: () => void };

function Buttons({ phase, busy, onOrder, onClose }: ButtonsProps) {
  const { t } = useTranslation('buyback');
  const mayForce = usePermission('buyback.force-cancel');
  const failed = phase === 'failed';
  return (
    <>
      <Button onClick={onClose}>{t(busy ? 'cancel.leave' : 'cancel.keep')}</Button>
      {!(failed && mayForce) && (
        <Button danger type={failed ? 'default' : 'primary'} loading={busy} onClick={() => onOrder(false)}>
          {t(failed ? 'cancel.again' : 'cancel.confirm')}
        </Button>
      )}
      {failed && mayForce && (
        <>
          <Button danger onClick={() => onOrder(false)}>
            {t('cancel.again')}
          </Button>
          <Button danger type="primary" data-testid="force-cancel" onClick={() => onOrder(true)}>
            {t('cancel.force')}
          </Button>
        </>
      )}
    </>
  );
}
