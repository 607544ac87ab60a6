import { preparePaymentBatch } from '@reprise/contracts/payment';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccepted, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import { DuePayees } from './payees';
import styles from './payment.module.css';

type Props = { open: boolean; onClose: () => void; onDone: () => void };
const today = (): string => new Date().toISOString().slice(0, 10);

/** Collects the due bank transfers; an execution date can be set. */
export function PrepareDialog({ open, onClose, onDone }: Props) {
  const { t } = useTranslation('payment');
  const { submit, clear, status, problem } = useSubmission();
  const [date, setDate] = useState('');
  useEffect(() => {
    clear();
    setDate('');
  }, [open, clear]);
  useAccepted(status, onDone);
  const past = date !== '' && date < today();
  return (
    <ConfirmDialog
      open={open}
      title={t('prepare.title')}
      confirmLabel={t('batch.prepare')}
      pending={status === 'sending'}
      disabled={past}
      problem={problem}
      onConfirm={() => submit(preparePaymentBatch, { body: date ? { executionDate: date } : {} })}
      onCancel={onClose}
    >
      <div className={styles['form']}>
        <p>{t('prepare.sentence')}</p>
        {open && <DuePayees />}
        <FormField
          label={t('prepare.date')}
          help={t('prepare.date-help')}
          fault={past ? t('prepare.past') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today()}
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          )}
        </FormField>
      </div>
    </ConfirmDialog>
  );
}
