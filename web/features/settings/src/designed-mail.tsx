import { mailPreviewSchema, paperPreviewEndpoints } from '@reprise/contracts/configuration';
import type { CallOf } from '@reprise/contracts/kernel';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../kernel/store';
import { Icon } from '../../../ui/icon';
import { MailDrawer } from '../../../ui/preview/mail-drawer';

type Look = CallOf<typeof paperPreviewEndpoints.mail>['body'];

/** A mail with the draft's logo and colour, drawn by what sends the real ones; nothing is saved. */
export function DesignedMail({ look }: { look: Look }) {
  const { t } = useTranslation('settings');
  const { submit, reply, problem } = useSubmission();
  const [open, setOpen] = useState(false);
  const shown = mailPreviewSchema.safeParse(reply).data;
  const ask = (): void => {
    setOpen(true);
    submit(paperPreviewEndpoints.mail, { body: look });
  };
  return (
    <div>
      <Button icon={<Icon name="mail" size={16} />} onClick={ask}>
        {t('design.mail')}
      </Button>
      <MailDrawer
        {...{ open, title: t('design.mail'), subject: t('design.subject'), shown, problem, onRetry: ask }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
