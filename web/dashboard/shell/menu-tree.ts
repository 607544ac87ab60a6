import {
  type MenuEntry,
  type MenuGroup,
  menuGroups,
  type MenuSection,
  menuSections,
  routeAt,
  type RouteSpec,
} from '../../kernel/routing';
import { type IconName, isIconName } from '../../ui/icon-paths';

export type Entry = RouteSpec & { menu: MenuEntry };
/** An entry, or a submenu of them. */
export type MenuNode = { entry: Entry } | { group: MenuGroup; entries: readonly Entry[] };
export type MenuPart = { section: MenuSection; entries: readonly Entry[]; nodes: readonly MenuNode[] };

const isEntry = (route: RouteSpec): route is Entry => route.menu !== undefined;
const sectionOf = ({ menu }: Entry): MenuSection =>
  menu.group ? menuGroups[menu.group].section : menu.section;

/** A submenu appears at the place of its first entry; with only one entry it is that entry. */
function nodesOf(entries: readonly Entry[]): MenuNode[] {
  return entries.flatMap((entry): MenuNode[] => {
    const { group } = entry.menu;
    const members = group ? entries.filter((each) => each.menu.group === group) : [];
    if (!group || members.length === 1) return [{ entry }];
    return members[0] === entry ? [{ group, entries: members }] : [];
  });
}

/** The reachable routes under the headings of back office §2; an empty section is not shown. */
export function menuOf(routes: readonly RouteSpec[]): MenuPart[] {
  const all = routes.filter(isEntry).sort((a, b) => (a.menu.order ?? 50) - (b.menu.order ?? 50));
  return menuSections
    .map((section) => ({ section, entries: all.filter((entry) => sectionOf(entry) === section) }))
    .filter(({ entries }) => entries.length > 0)
    .map((part) => ({ ...part, nodes: nodesOf(part.entries) }));
}

/** The menu entry to which the page at an address belongs: itself, or the one that it names. */
export function currentEntry(routes: readonly RouteSpec[], pathname: string): RouteSpec | undefined {
  const route = routeAt(routes, pathname);
  return route?.under === undefined ? route : routes.find(({ path }) => path === route.under);
}

/** The icon of that entry; of the home page, which is no entry, its own. */
export function iconAt(routes: readonly RouteSpec[], pathname: string): IconName | undefined {
  const entry = currentEntry(routes, pathname);
  const icon = entry?.path === '/home' ? 'home' : entry?.menu?.icon;
  return icon !== undefined && isIconName(icon) ? icon : undefined;
}
