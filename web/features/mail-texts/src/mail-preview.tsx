import { mailPreviewSchema, mailTextEndpoints, mailTextInputSchema } from '@reprise/contracts/configuration';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../kernel/forms';
import { useSubmission } from '../../../kernel/store';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { TextSkeleton } from '../../../ui/skeletons';
import styles from './mail-texts.module.css';

/** The mail as it would be sent with these words, drawn by the server; nothing is saved. */
export function MailPreview({ values }: { values: FormValues }) {
  const { t } = useTranslation('mail-texts');
  const { submit, reply, problem } = useSubmission();
  const [opened, setOpened] = useState(false);
  const draft = mailTextInputSchema.safeParse(values);
  const shown = mailPreviewSchema.safeParse(reply).data;
  const ask = (): void => {
    setOpened(true);
    if (draft.data) submit(mailTextEndpoints.preview, { body: draft.data });
  };
  return (
    <>
      <div className={styles['ask']}>
        <Button icon={<Icon name="eye" size={16} />} onClick={ask}>
          {t('preview')}
        </Button>
      </div>
      <Drawer open={opened} size={640} title={t('preview-title')} onClose={() => setOpened(false)}>
        {!draft.success && <Notice family="amber">{t('preview-faulty')}</Notice>}
        {draft.success && problem && <ErrorState problem={problem} onRetry={ask} />}
        {draft.success && !problem && !shown && <TextSkeleton lines={8} />}
        {draft.success && !problem && shown && (
          <>
            <p className={styles['subject']}>
              <span>{t('field.subject')}</span> <strong>{shown.subject}</strong>
            </p>
            {/* No scripts, and no way out of it: a mail program allows neither. */}
            <iframe className={styles['mail']} sandbox="" srcDoc={shown.html} title={t('preview-title')} />
          </>
        )}
      </Drawer>
    </>
  );
}
