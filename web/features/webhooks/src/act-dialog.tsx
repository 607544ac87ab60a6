import type { WebhookRow } from '@reprise/contracts/webhooks';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import { actRequest, type Act } from './acts';
import { localMoment, shortAddress, yesterday } from './address';
import styles from './webhooks.module.css';

export type Asked = { readonly act: Act; readonly row: WebhookRow };
type Props = {
  asked: Asked | undefined;
  onClose: () => void;
  onDone: (asked: Asked, reply: unknown) => void;
};

/** Asks before anything is sent, changed or lost. */
export function ActDialog({ asked, onClose, onDone }: Props) {
  const { t } = useTranslation('webhooks');
  const { submit, clear, status, problem, reply } = useSubmission('webhooks/act');
  const [since, setSince] = useState('');
  useEffect(() => {
    clear();
    setSince(yesterday(new Date()));
  }, [asked, clear]);
  useEffect(() => {
    if (status === 'accepted' && asked) onDone(asked, reply);
  }, [status, asked, reply, onDone]);
  if (!asked) return null;
  const { act, row } = asked;
  const fault = act === 'replay' ? sinceFault(since) : undefined;
  return (
    <ConfirmDialog
      open
      title={t(`act.${act}.title`)}
      confirmLabel={t(`act.${act}.confirm`)}
      danger={act === 'remove'}
      pending={status === 'sending'}
      disabled={fault !== undefined}
      problem={problem}
      onConfirm={() => submit(actRequest(act, row, since))}
      onCancel={onClose}
    >
      <div className={styles['form']}>
        <p>{t(`act.${act}.sentence`, { address: shortAddress(row.url) })}</p>
        {act === 'replay' && (
          <FormField label={t('since.label')} help={t('since.help')} fault={fault && t(`since.${fault}`)}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                max={localMoment(new Date())}
                value={since}
                onChange={(event) => setSince(event.target.value)}
              />
            )}
          </FormField>
        )}
      </div>
    </ConfirmDialog>
  );
}

function sinceFault(since: string): 'missing' | 'future' | undefined {
  const at = Date.parse(since);
  if (Number.isNaN(at)) return 'missing';
  return at > Date.now() ? 'future' : undefined;
}
