import { webhookEndpoints, type WebhookRow, webhooks } from '@reprise/contracts/webhooks';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../kernel/i18n';
import { type Submission, useSubmission } from '../../../kernel/store';
import { FormField } from '../../../ui/form/form-field';
import type { IconName } from '../../../ui/icon-paths';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import { shortAddress } from './address.texts';
import styles from './webhooks.module.css';

export const acts = ['test', 'pause', 'resume', 'replay', 'rotate'] as const;
type Act = (typeof acts)[number];

export const actIcons: Readonly<Record<Act, IconName>> = {
  test: 'check',
  pause: 'clock',
  resume: 'refresh',
  replay: 'return',
  rotate: 'lock',
};

/** Why an action is currently not possible. */
export function actReason(
  act: Act,
  { active }: Pick<WebhookRow, 'active'>,
): TextKey<'webhooks', 'reason'> | undefined {
  if (act === 'pause' && !active) return 'paused';
  if (act === 'resume' && active) return 'active';
  return undefined;
}

type Submit = Submission['submit'];
/** Sends an action to the API. @param since local time of a replay. */
function submitAct(submit: Submit, act: Act, { id }: Pick<WebhookRow, 'id'>, since: string): void {
  const params = { id };
  switch (act) {
    case 'test':
      return submit(webhookEndpoints.test, { params });
    case 'rotate':
      return submit(webhookEndpoints.rotate, { params });
    case 'replay':
      return submit(webhookEndpoints.replay, { params, body: { since: new Date(since).toISOString() } });
    case 'pause':
    case 'resume':
      return submit(webhooks.endpoints.update, { params, body: { active: act === 'resume' } });
  }
}

const day = 24 * 60 * 60 * 1000;
const two = (value: number): string => String(value).padStart(2, '0');

/** In the format of an input of type `datetime-local`, in the person's own time. */
function localMoment(at: Date): string {
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
const yesterday = (now: Date): string => localMoment(new Date(now.getTime() - day));

export type Asked = { readonly act: Act; readonly row: WebhookRow };
type Props = {
  asked: Asked | undefined;
  onClose: () => void;
  onDone: (asked: Asked, reply: unknown) => void;
};

/** Asks before anything is sent, changed or lost. */
export function ActDialog({ asked, onClose, onDone }: Props) {
  const { t } = useTranslation('webhooks');
  const { submit, clear, status, problem, reply } = useSubmission();
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
      pending={status === 'sending'}
      disabled={fault !== undefined}
      problem={problem}
      onConfirm={() => submitAct(submit, act, row, since)}
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
