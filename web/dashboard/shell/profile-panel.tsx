import { Spin } from 'antd';
import { moduleTypes } from '@reprise/contracts/permissions';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import {
  type AuthenticatedUser,
  logoutRequested,
  moduleSwitchRequested,
  selectModule,
  selectSwitchingTo,
} from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import { Icon } from '../../ui/icon';
import { fullName, initialsOf, organisationLine } from './person';
import { moduleIcons } from './profile-badge';
import styles from './shell.module.css';

export function ProfilePanel({ user }: { user: AuthenticatedUser }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const line = organisationLine(user);
  return (
    <section className={styles['profile']} aria-label={t('shell.profile-panel')}>
      <div className={styles['person']}>
        <span className={styles['initials']}>{initialsOf(user)}</span>
        <div>
          <p className={styles['name']}>{fullName(user)}</p>
          <p>{'name' in line ? line.name : t(`profile.organisation-${line.label}`)}</p>
          <p className={styles['soft']}>{user.email}</p>
        </div>
      </div>
      <ModuleSwitch user={user} />
      <LanguageChoice />
      <div className={styles['group']}>
        <button type="button" className={styles['choice']} onClick={() => dispatch(logoutRequested())}>
          <Icon name="logout" /> <span>{t('profile.logout')}</span>
        </button>
      </div>
    </section>
  );
}

/** One switch at a time; the current module is marked (back office §4). */
function ModuleSwitch({ user }: { user: AuthenticatedUser }) {
  const { t } = useTranslation(['common', 'enums']);
  const dispatch = useDispatch();
  const current = useAppSelector(selectModule);
  const target = useAppSelector(selectSwitchingTo);
  const held = moduleTypes.filter((module) => user.modules[module]);
  if (held.length < 2) return null;
  return (
    <div className={styles['group']}>
      <p className={styles['group-title']}>{t('profile.modules')}</p>
      {held.map((module) => (
        <button
          key={module}
          type="button"
          className={styles['choice']}
          aria-current={module === current}
          disabled={target !== undefined || module === current}
          onClick={() => dispatch(moduleSwitchRequested(module))}
        >
          <Icon name={moduleIcons[module] ?? 'user'} />
          <span>{t(`enums:module.${module}`)}</span>
          {module === target && <Spin size="small" />}
          {module === current && <Icon name="check" size={16} />}
        </button>
      ))}
    </div>
  );
}

function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles['group']}>
      <p className={styles['group-title']}>{t('profile.language')}</p>
      {(['fr-FR', 'en-GB'] as const).map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={styles['choice']}
          aria-current={i18n.language === locale}
          onClick={() => void i18n.changeLanguage(locale)}
        >
          <span>{t(`language.${locale}`)}</span>
          {i18n.language === locale && <Icon name="check" size={16} />}
        </button>
      ))}
    </div>
  );
}
