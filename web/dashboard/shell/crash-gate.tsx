import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from '../../kernel/errors';
import { EmptyState } from '../../ui/empty-state';

function Crashed() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('error.server')}</h1>
      <EmptyState
        drawing="unplugged"
        sentence={t('error.crash')}
        action={
          <Button type="primary" onClick={() => globalThis.location.reload()}>
            {t('error.button.reload')}
          </Button>
        }
      />
    </>
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
