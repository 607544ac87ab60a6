import { mailPreviewSchema, mailTextEndpoints, mailTextInputSchema } from '@reprise/contracts/configuration';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../../kernel/forms';
import { useSubmission } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { MailDrawer } from '../../../ui/preview/mail-drawer';
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
      <MailDrawer
        {...{ open: opened, title: t('preview-title'), subject: t('field.subject'), shown, problem }}
        onRetry={ask}
        onClose={() => setOpened(false)}
      >
        {!draft.success && <Notice family="amber">{t('preview-faulty')}</Notice>}
      </MailDrawer>
    </>
  );
}
