import type { i18n } from 'i18next';
import { namespacesOf } from '../kernel/i18n';
import { reachable, routeAt, type RouteSpec } from '../kernel/routing';
import type { SessionState } from '../kernel/session';

/**
 * Fetches the page at an address at once. It would else be asked for when the shell is drawn, which waits for its own
 * script and texts. If that fails, opening the page tries again and says so.
 */
export function beginPage(table: readonly RouteSpec[], path: string, basename: string): void {
  routeAt(table, path, basename)
    ?.page()
    .catch(() => undefined);
}

/** The same for the titles that the menu shows. */
export function beginTitles(i18n: i18n, table: readonly RouteSpec[], session: SessionState): void {
  const inMenu = reachable(table, session).filter(({ menu }) => menu);
  i18n.loadNamespaces(namespacesOf(inMenu.map(({ title }) => title))).catch(() => undefined);
}
