import { lazy, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTitles } from '../../kernel/i18n';
import { prefetchedBy, type RouteSpec } from '../../kernel/routing';
import { selectUser } from '../../kernel/session';
import { useAppSelector } from '../../kernel/store';
import { BoardSkeleton } from '../../ui/board/board-skeleton';
import { Can } from '../../ui/can';
import { Icon } from '../../ui/icon';
import { isIconName } from '../../ui/icon-paths';
import { Page } from '../../ui/page/page';
import { features } from '../features';
import { QueueBoard } from '../queues/queue-board';
import { fullName } from '../shell/full-name';
import { menuOf } from '../shell/menu-tree';
import { ReachableRoutes } from '../shell/reachable-routes';
import styles from './home.module.css';
import { SetUpPanel } from './set-up-panel';
import { WeekPanel } from './week-panel';

const boards = features.flatMap(({ home }) => (home ? [{ ...home, Tiles: lazy(home.load) }] : []));

/** Shortcuts to what the person may open, from the same table as the menu (back office §2). */
export default function HomePage() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const sections = menuOf(useContext(ReachableRoutes));
  return (
    <Page
      title={t('home.greeting', { name: user ? (user.firstname ?? fullName(user)) : '' })}
      context={t('home.context')}
      documentTitle={t('page.home')}
    >
      {boards.map(({ permission, tiles, Tiles }) => (
        <Can key={permission} permission={permission}>
          <Suspense fallback={<BoardSkeleton tiles={tiles} />}>
            <Tiles />
          </Suspense>
        </Can>
      ))}
      <SetUpPanel />
      <QueueBoard />
      <WeekPanel />
      {sections.map(({ section, entries }) => (
        <section key={section} className={styles['section']} aria-labelledby={`home-${section}`}>
          <h2 id={`home-${section}`} className={styles['heading']}>
            {t(`menu.${section}`)}
          </h2>
          <ul className={styles['grid']}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Shortcut route={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function Shortcut({ route }: { route: RouteSpec }) {
  const titleOf = useTitles([route.title]);
  const icon = route.menu?.icon ?? 'file';
  return (
    <Link to={route.path} className={styles['card']} {...prefetchedBy(route.page)}>
      <span className={styles['icon']}>
        <Icon name={isIconName(icon) ? icon : 'file'} />
      </span>
      {titleOf(route.title)}
    </Link>
  );
}
