import { Button, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Notice } from '../../../ui/notice';
import { FormField } from '../../../ui/form/form-field';
import { Icon } from '../../../ui/icon';
import { exactTime } from '../../../ui/date-time';
import { LiveRegion } from '../../../ui/live-region';
import styles from './webhooks.module.css';

export type ShownSecret = { readonly secret: string; readonly previousUntil?: string };
const replySchema = z.object({ secret: z.string(), previousUntil: z.string().optional() });

/** The secret in the reply to a creation or a rotation. */
export function secretOf(reply: unknown): ShownSecret | undefined {
  const { data } = replySchema.safeParse(reply);
  if (!data) return undefined;
  const { secret, previousUntil } = data;
  return { secret, ...(previousUntil !== undefined && { previousUntil }) };
}

type Props = { shown: ShownSecret | undefined; onClose: () => void };

/**
 * The secret, shown only once (no antd autoSize: its hidden copy outlives the dialog). It only closes with its
 * button, so that it is not lost by accident.
 */
export function SecretDialog({ shown, onClose }: Props) {
  const { t, i18n } = useTranslation('webhooks');
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [shown]);
  const copy = (): void => {
    // Without access to the clipboard the secret is selected in its field.
    void navigator.clipboard?.writeText(shown?.secret ?? '').then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const keep = (
    <Button key="keep" type="primary" onClick={onClose}>
      {t('secret.close')}
    </Button>
  );
  return (
    <Modal
      open={shown !== undefined}
      centered
      destroyOnHidden
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={t('secret.title')}
      footer={[keep]}
    >
      <div className={styles['form']}>
        <Notice family="amber">{t('secret.sentence')}</Notice>
        <FormField label={t('secret.label')}>
          {(control) => (
            <div className={styles['secret']}>
              <Input.TextArea
                {...control}
                readOnly
                rows={2}
                className="code"
                value={shown?.secret ?? ''}
                onFocus={(event) => event.target.select()}
              />
              <Button icon={<Icon name={copied ? 'check' : 'copy'} size={16} />} onClick={copy}>
                {t(copied ? 'secret.copied' : 'secret.copy')}
              </Button>
            </div>
          )}
        </FormField>
        {shown?.previousUntil && (
          <p className={styles['soft']}>
            {t('secret.previous', { at: exactTime(Date.parse(shown.previousUntil), i18n.language) })}
          </p>
        )}
      </div>
      <LiveRegion message={copied ? t('secret.copied') : ''} />
    </Modal>
  );
}
