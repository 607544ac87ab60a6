import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from '../../kernel/errors';
import { EmptyState } from '../../ui/empty-state';
import { Button } from '../../ui/public/button';
import styles from '../pages/pages.module.css';

function Crashed() {
  const { t } = useTranslation();
  return (
    <div className={styles['alone']}>
      <h1 className={styles['title']}>{t('error.server')}</h1>
      <EmptyState
        drawing="unplugged"
        sentence={t('error.crash')}
        action={
          <Button variant="primary" onClick={() => globalThis.location.reload()}>
            {t('error.button.reload')}
          </Button>
        }
      />
    </div>
  );
}

/** A page that cannot be drawn says so in its place; another page is drawn as ever. */
export function CrashGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary place={pathname} fallback={<Crashed />}>
      {children}
    </CrashBoundary>
  );
}
