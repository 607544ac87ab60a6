import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { type MenuSection, menuSections, type RouteSpec } from '../../kernel/routing';
import { Icon } from '../../ui/icon';
import { isIconName } from '../../ui/icon-paths';
import styles from './shell.module.css';

type Entry = RouteSpec & { menu: NonNullable<RouteSpec['menu']> };
const isEntry = (route: RouteSpec): route is Entry => route.menu !== undefined;

/** The reachable routes under the headings of back office §2; a section without entries does not show. */
export function menuOf(routes: readonly RouteSpec[]): { section: MenuSection; entries: Entry[] }[] {
  const entries = routes.filter(isEntry);
  return menuSections
    .map((section) => ({
      section,
      entries: entries
        .filter((e) => e.menu.section === section)
        .sort((a, b) => (a.menu.order ?? 50) - (b.menu.order ?? 50)),
    }))
    .filter(({ entries: found }) => found.length > 0);
}

type Props = { routes: readonly RouteSpec[]; closed?: boolean };

export function SideMenu({ routes, closed = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles['menu']}>
      <MenuLink to="/home" icon="home" label={t('page.home')} closed={closed} />
      {menuOf(routes).map(({ section, entries }) => (
        <div key={section} className={styles['section']}>
          <p id={`menu-${section}`} className={closed ? 'visually-hidden' : styles['section-title']}>
            {t(`menu.${section}`)}
          </p>
          <ul aria-labelledby={`menu-${section}`}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Labelled entry={entry} closed={closed} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Labelled({ entry, closed }: { entry: Entry; closed: boolean }) {
  const { t } = useTranslation(entry.title.split(':')[0]);
  return <MenuLink to={entry.path} icon={entry.menu.icon} label={t(entry.title)} closed={closed} />;
}

function MenuLink({ to, icon, label, closed }: { to: string; icon: string; label: string; closed: boolean }) {
  return (
    <NavLink to={to} end={to === '/home'} className={styles['entry']} title={closed ? label : undefined}>
      <Icon name={isIconName(icon) ? icon : 'file'} size={18} />
      <span className={closed ? 'visually-hidden' : undefined}>{label}</span>
    </NavLink>
  );
}
