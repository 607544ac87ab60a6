import { lazy, Suspense, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteSpec } from '../../kernel/routing';
import { layout } from '../../ui/design.tokens';
import { withCount } from '../queues/waiting.rules';
import styles from './shell.module.css';
import { SideMenu } from './side-menu';
import { Drawer } from '../../ui/drawer';

const WaitingCounts = lazy(() => import('../queues/waiting-counts'));

type Props = {
  routes: readonly RouteSpec[];
  phone: boolean;
  /** To icons; on a phone the menu is open or not there. */
  closed: boolean;
  open: boolean;
  onClose: () => void;
};

/** The menu with what waits behind its entries, beside the page or on a phone in a drawer. */
export function Navigation({ routes, phone, closed, open, onClose }: Props) {
  const { t } = useTranslation();
  const [waits, onCounted] = useReducer(withCount, {});
  const menu = (
    <nav
      {...(!phone && { className: `${styles['side']} ${closed ? styles['closed'] : ''}` })}
      aria-label={t('shell.menu')}
    >
      <SideMenu routes={routes} closed={closed && !phone} waits={waits} />
    </nav>
  );
  return (
    <>
      {phone ? (
        <Drawer
          {...{ open, onClose, placement: 'left', size: layout.menu + 48 }}
          styles={{ body: { padding: 0 } }}
          title={t('shell.menu')}
        >
          {menu}
        </Drawer>
      ) : (
        menu
      )}
      <Suspense fallback={null}>
        {(!phone || open) && <WaitingCounts entries={routes.map(({ path }) => path)} onCounted={onCounted} />}
      </Suspense>
    </>
  );
}
