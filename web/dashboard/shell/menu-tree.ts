import {
  type MenuEntry,
  type MenuGroup,
  menuGroups,
  type MenuSection,
  menuSections,
  type RouteSpec,
} from '../../kernel/routing';

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

/** The entry for the current address: the longest matching prefix, of its own path or of pages that belong to it. */
export function currentEntry(
  entries: readonly { path: string; menu?: Pick<MenuEntry, 'within'> }[],
  pathname: string,
): string | undefined {
  const matching = entries.flatMap(({ path, menu }) => {
    const own = pathname === path || pathname.startsWith(`${path}/`) ? [path] : [];
    const others = (menu?.within ?? []).filter((prefix) => pathname.startsWith(prefix));
    return [...own, ...others].map(({ length }) => ({ path, length }));
  });
  return matching.sort((a, b) => b.length - a.length)[0]?.path;
}
