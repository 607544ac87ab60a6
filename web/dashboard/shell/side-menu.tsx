import { Menu, type MenuProps, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useTitles } from '../../kernel/i18n';
import { menuGroups, prefetchedBy, type RouteSpec } from '../../kernel/routing';
import { Icon } from '../../ui/icon';
import { isIconName } from '../../ui/icon-paths';
import { waitingAt, type Waits } from '../queues/waiting.rules';
import { currentEntry, type Entry, type MenuNode, menuOf } from './menu-tree';
import styles from './shell.module.css';
import { WaitingCount } from './waiting-count';

type Items = NonNullable<MenuProps['items']>;
type Props = { routes: readonly RouteSpec[]; closed?: boolean; waits?: Waits };
const none: Waits = {};

const iconOf = (name: string) => <Icon name={isIconName(name) ? name : 'file'} size={18} />;

/** Sections with their entries and submenus, from the table of routes. */
export function SideMenu({ routes, closed = false, waits = none }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const parts = menuOf(routes);
  // All at once: an entry that waits for its own title has the shell drawn anew for each.
  const titleOf = useTitles(routes.filter(({ menu }) => menu).map(({ title }) => title));
  const draw = (node: MenuNode): Items[number] => {
    const entries = 'entry' in node ? [node.entry] : node.entries;
    const count = waitingAt(waits, ...entries.map(({ path }) => path));
    const marked = count > 0 && { 'data-waits': true };
    if ('entry' in node) {
      const { path, menu } = node.entry;
      const label = <Labelled entry={node.entry} title={titleOf(node.entry.title)} count={count} />;
      return { key: path, icon: iconOf(menu.icon), label, ...marked };
    }
    const label = (
      <span className={styles['entry']}>
        {t(`menu.${node.group}`)}
        <WaitingCount count={count} said />
      </span>
    );
    const children = node.entries.map((entry) => draw({ entry }));
    return { key: node.group, icon: iconOf(menuGroups[node.group].icon), label, children, ...marked };
  };
  const home: Items[number] = {
    key: '/home',
    icon: iconOf('home'),
    label: <NavLink to="/home">{t('page.home')}</NavLink>,
  };
  const sections = parts.flatMap(({ section, nodes }): Items => {
    const children = nodes.map(draw);
    // With icons only there is no room for a heading: a line separates them.
    if (closed) return [{ type: 'divider', key: section }, ...children];
    return [{ type: 'group', key: section, label: t(`menu.${section}`), children }];
  });
  const current = currentEntry(routes, pathname)?.path;
  return (
    <Menu
      className={styles['menu'] ?? ''}
      aria-label={t('shell.menu')}
      mode="inline"
      inlineCollapsed={closed}
      inlineIndent={12}
      items={[home, ...sections]}
      selectedKeys={current ? [current] : []}
      defaultOpenKeys={closed ? [] : Object.keys(menuGroups)}
      // A click already follows the link; Enter on the entry does not.
      onClick={({ key, domEvent }) => domEvent.type === 'keydown' && void navigate(key)}
    />
  );
}

function Labelled({ entry, title, count }: { entry: Entry; title: string; count: number }) {
  const { t } = useTranslation();
  const named = count > 0 && { 'aria-label': `${title}, ${t('menu.waiting', { count })}` };
  return (
    <NavLink to={entry.path} className={styles['entry']} {...named} {...prefetchedBy(entry.page)}>
      {title}
      {entry.menu.premium && <Tag color="gold">{t('menu.premium')}</Tag>}
      <WaitingCount count={count} />
    </NavLink>
  );
}
