import type { i18n } from 'i18next';
import { matchRoutes } from 'react-router-dom';
import { namespacesOf } from '../kernel/i18n';
import { reachable, type RouteSpec } from '../kernel/routing';
import type { SessionState } from '../kernel/session';

/** The route of the table at an address of the dashboard; undefined if there is none. */
const routeAt = (table: readonly RouteSpec[], path: string, basename: string): RouteSpec | undefined =>
  matchRoutes(
    table.map((route) => ({ path: route.path, handle: route })),
    path,
    basename,
  )?.at(-1)?.route.handle;

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
