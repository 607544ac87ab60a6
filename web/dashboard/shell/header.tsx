import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RouteSpec } from '../../kernel/routing';
import { useAppSelector } from '../../kernel/store';
import { Icon } from '../../ui/icon';
import { useTheme } from '../../ui/theme-mode';
import { features } from '../features';
import { ProfileBadge } from './profile-badge';
import { QuickSearch } from './quick-search';
import styles from './shell.module.css';

const parts = features.flatMap((feature) => (feature.header ? [lazy(feature.header)] : []));

type Props = { routes: readonly RouteSpec[]; menuOpen: boolean; onToggleMenu: () => void };

export function Header({ routes, menuOpen, onToggleMenu }: Props) {
  const { t } = useTranslation();
  const { mode, toggle } = useTheme();
  return (
    <header className={styles['header']}>
      <button
        type="button"
        className={styles['icon-button']}
        aria-expanded={menuOpen}
        aria-label={t('shell.toggle-menu')}
        onClick={onToggleMenu}
      >
        <Icon name="menu" />
      </button>
      <Logo />
      <span className={styles['spring']} />
      <QuickSearch routes={routes} />
      <button
        type="button"
        className={styles['icon-button']}
        aria-label={t(mode === 'dark' ? 'shell.light-theme' : 'shell.dark-theme')}
        onClick={toggle}
      >
        <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
      </button>
      <Suspense fallback={null}>
        {parts.map((Part, index) => (
          <Part key={index} />
        ))}
      </Suspense>
      <ProfileBadge />
    </header>
  );
}

function Logo() {
  const { t } = useTranslation();
  const account = useAppSelector((s) => s.session.user?.currentOrganization?.account);
  return (
    <Link
      to="/home"
      className={styles['logo']}
      aria-label={t('shell.home-link', { name: account?.name ?? 'Reprise' })}
    >
      {account?.logo ? (
        <img src={account.logo} alt={account.name} />
      ) : (
        <>
          <span className={styles['mark']} />
          <span className={styles['client']}>{account?.name ?? 'Reprise'}</span>
        </>
      )}
    </Link>
  );
}
