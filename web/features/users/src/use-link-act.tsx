import { sessionEndpoints, type User } from '@reprise/contracts/identity';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmission } from '../../../kernel/store';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import type { ResourceActs } from '../../../ui/resource/resource-spec';

type Props = { user: User; onClose: () => void; onSent: () => void };

function LinkDialog({ user, onClose, onSent }: Props) {
  const { t } = useTranslation('users');
  const { submit, status, problem } = useSubmission();
  useEffect(() => {
    if (status === 'accepted') onSent();
  }, [onSent, status]);
  return (
    <ConfirmDialog
      open
      title={t('link.title')}
      confirmLabel={t('link.confirm')}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(sessionEndpoints.renewPassword, { body: { email: user.email } })}
      onCancel={onClose}
    >
      <p>{t('link.sentence', { email: user.email })}</p>
    </ConfirmDialog>
  );
}

/** Who has lost the invitation, or the password, gets a link by mail. */
export function useLinkAct(): ResourceActs<User> {
  const { t } = useTranslation('users');
  const [asked, setAsked] = useState<User>();
  const [sentTo, setSentTo] = useState('');
  const said = sentTo && t('link.sent', { email: sentTo });
  const sent = (email: string): void => {
    setSentTo(email);
    setAsked(undefined);
  };
  return {
    actions: [
      {
        ...{ key: 'link', label: t('link.action'), icon: 'mail', onPress: setAsked },
        disabledReason: ({ status, forceConnectionBySso }) =>
          forceConnectionBySso ? t('reason.sso') : status === 'active' ? undefined : t('reason.inactive'),
      },
    ],
    children: (
      <>
        {said && <Notice family="green">{said}</Notice>}
        <LiveRegion message={said} />
        {asked && (
          <LinkDialog user={asked} onClose={() => setAsked(undefined)} onSent={() => sent(asked.email)} />
        )}
      </>
    ),
  };
}
