import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { Logo } from '../shell/logo';
import styles from './pages.module.css';

/** A page outside the frame: the client's logo, the way back, and the page. */
export function BarePage({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['bare']}>
      <header className={styles['head']}>
        <Logo />
        <Link to="/" className={styles['way-back']}>
          <Icon name="arrow-left" size={16} />
          {t('action.home')}
        </Link>
      </header>
      <main className={className}>{children}</main>
    </div>
  );
}
