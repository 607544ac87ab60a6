import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type AuthenticatedUser } from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import { Can } from '../../ui/can';
import { Icon } from '../../ui/icon';
import { ModuleSwitch } from './module-switch';
import { OrganisationSwitch } from './organisation-switch';
import { fullName, initialsOf, organisationLine } from './full-name';
import { logOutPath } from './log-out.paths';
import styles from './shell.module.css';

export function ProfilePanel({ user }: { user: AuthenticatedUser }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
      <Can permission="organisation.switch">
        <Can permission="organisation.list">
          <OrganisationSwitch user={user} />
        </Can>
      </Can>
      <SellerSupport />
      <LanguageChoice />
      <div className={styles['group']}>
        <Link className={styles['choice']} to="/my/security">
          <Icon name="shield" /> <span>{t('profile.security')}</span>
        </Link>
        <button type="button" className={styles['choice']} onClick={() => void navigate(logOutPath)}>
          <Icon name="logout" /> <span>{t('profile.logout')}</span>
        </button>
      </div>
    </section>
  );
}

/** Whom sellers ask for help. */
function SellerSupport() {
  const { t } = useTranslation();
  const { module, details } = useAppSelector((state) => state.session);
  const address = details?.sellerSupportEmail;
  if (module !== 'tim' || !address) return null;
  return (
    <div className={styles['group']}>
      <p className={styles['group-title']}>{t('profile.support')}</p>
      <a className={styles['choice']} href={`mailto:${address}`}>
        <Icon name="mail" size={16} /> <span>{address}</span>
      </a>
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
