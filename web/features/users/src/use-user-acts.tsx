import type { User } from '@reprise/contracts/identity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useAccepted, useSubmission } from '../../../kernel/store';
import { LiveRegion } from '../../../ui/live-region';
import { Notice } from '../../../ui/notice';
import { ConfirmDialog } from '../../../ui/page/confirm-dialog';
import type { ResourceActs } from '../../../ui/resource/resource-spec';
import { type UserAct, userActs } from './user-acts.rules';
import { useRights } from './use-rights';

type Asked = { act: UserAct; user: User };
type Props = Asked & { onClose: () => void; onDone: () => void };

function ActDialog({ act, user, onClose, onDone }: Props) {
  const { t } = useTranslation('users');
  const { submit, status, problem } = useSubmission();
  useAccepted(status, onDone);
  return (
    <ConfirmDialog
      open
      danger={act.danger ?? false}
      title={t(`${act.key}.title`)}
      confirmLabel={t(`${act.key}.confirm`)}
      pending={status === 'sending'}
      problem={problem}
      onConfirm={() => submit(act.endpoint, act.call(user))}
      onCancel={onClose}
    >
      <p>{t(`${act.key}.sentence`, { email: user.email })}</p>
    </ConfirmDialog>
  );
}

/** Why an act is not possible: a link is for those with a password, the rest for those whom this person manages. */
function useReasons(): (act: UserAct, user: User) => string | undefined {
  const { t } = useTranslation('users');
  const { locked } = useRights();
  return ({ key }, user) => {
    if (key !== 'link') return locked(user) && t('reason.role');
    if (user.forceConnectionBySso) return t('reason.sso');
    return user.status === 'active' ? undefined : t('reason.inactive');
  };
}

/** Who has lost a password, a telephone or a laptop is helped from the list. */
export function useUserActs(): ResourceActs<User> {
  const { t } = useTranslation('users');
  const may = useMay();
  const reasonOf = useReasons();
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState('');
  const done = ({ act, user }: Asked): void => {
    setSaid(t(`${act.key}.sent`, { email: user.email }));
    setAsked(undefined);
  };
  return {
    actions: userActs
      .filter(({ endpoint }) => may(endpoint))
      .map((act) => ({
        ...{ key: act.key, label: t(`${act.key}.action`), icon: act.icon, danger: act.danger ?? false },
        onPress: (user) => setAsked({ act, user }),
        disabledReason: (user) => reasonOf(act, user),
      })),
    children: (
      <>
        {said && <Notice family="green">{said}</Notice>}
        <LiveRegion message={said} />
        {asked && <ActDialog {...asked} onClose={() => setAsked(undefined)} onDone={() => done(asked)} />}
      </>
    ),
  };
}
