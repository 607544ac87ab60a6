import { App } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { reachable, type RouteSpec, useFocusFollows } from '../../kernel/routing';
import { browserStorage, storageKeys } from '../../kernel/storage';
import { useAppSelector } from '../../kernel/store';
import { breakpoints } from '../../ui/design.tokens';
import { PageIcon } from '../../ui/page/page-icon';
import { useNarrow } from '../../ui/use-narrow';
import { features } from '../features';
import { Header } from './header';
import { iconAt } from './menu-tree';
import { ReachableRoutes } from './reachable-routes';
import { Navigation } from './navigation';
import styles from './shell.module.css';
import { useBodyClasses } from './use-body-classes';

const parts = features.flatMap((feature) => (feature.everywhere ? [lazy(feature.everywhere)] : []));

/** Menu, header, content, footer. On a phone the menu is a drawer. */
export function Shell({ table }: { table: readonly RouteSpec[] }) {
  const { t } = useTranslation();
  const session = useAppSelector((s) => s.session);
  useBodyClasses(session);
  const open = reachable(table, session);
  const phone = useNarrow(breakpoints.desktop);
  const [closed, setClosed] = useState(() => browserStorage.read(storageKeys.menuClosed) === true);
  const [drawer, setDrawer] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setDrawer(false), [pathname]);
  const content = useRef<HTMLElement>(null);
  useFocusFollows(content);
  const toggle = (): void => {
    if (phone) return setDrawer(!drawer);
    browserStorage.write(storageKeys.menuClosed, !closed);
    setClosed(!closed);
  };
  return (
    <App className={styles['shell'] ?? ''}>
      <a className={styles['skip']} href="#content">
        {t('shell.skip')}
      </a>
      <Header routes={open} menuOpen={phone ? drawer : !closed} onToggleMenu={toggle} />
      <Navigation {...{ routes: open, phone, closed, open: drawer }} onClose={() => setDrawer(false)} />
      <main
        id="content"
        ref={content}
        className={`${styles['main']} ${closed || phone ? styles['wide'] : ''}`}
        tabIndex={-1}
      >
        <div className={styles['content']}>
          <ReachableRoutes value={open}>
            <PageIcon value={iconAt(open, pathname)}>
              <Outlet />
            </PageIcon>
          </ReachableRoutes>
        </div>
        <Suspense fallback={null}>
          {parts.map((Part, index) => (
            <Part key={index} />
          ))}
        </Suspense>
        <footer className={styles['footer']}>
          <span>© {new Date().getFullYear()} Reprise</span>
          <a href="/" target="_blank" rel="noreferrer">
            {t('shell.public-site')}
          </a>
        </footer>
      </main>
    </App>
  );
}
