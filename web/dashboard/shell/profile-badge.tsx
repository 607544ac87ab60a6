import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleOfSession, selectUser } from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import { Icon } from '../../ui/icon';
import { Unfolding } from '../../ui/unfolding';
import { moduleIcons } from './module-icons';
import { fullName, initialsOf } from './full-name';
import { ProfilePanel } from './profile-panel';
import styles from './shell.module.css';

/** Module icon and user type; opens the profile panel. */
export function ProfileBadge() {
  const { t } = useTranslation(['common', 'enums']);
  const [open, setOpen] = useState(false);
  const user = useAppSelector(selectUser);
  const session = useAppSelector((s) => s.session);
  const role = roleOfSession(session);
  if (!user) return null;
  return (
    <Unfolding
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      styles={{ container: { padding: 0 } }}
      content={<ProfilePanel user={user} />}
    >
      <button type="button" className={styles['badge']} aria-expanded={open}>
        <span className="visually-hidden">{t('shell.profile', { name: fullName(user) })}</span>
        <Icon name={moduleIcons[session.module ?? 'no_module'] ?? 'user'} />
        <span className={styles['badge-words']}>
          <strong aria-hidden>{fullName(user)}</strong>
          {role && <small>{t(`enums:role.${role}`)}</small>}
        </span>
        <span className={styles['initials']} aria-hidden>
          {initialsOf(user)}
        </span>
      </button>
    </Unfolding>
  );
}
