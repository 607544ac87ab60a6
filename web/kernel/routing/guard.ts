import type { Permission } from '@reprise/contracts/permissions';
import {
  checkInEnabled,
  isRetailer,
  permissionsOfSession,
  type SessionState,
} from '../session/session.slice';
import type { Access, RouteSpec } from './route-spec';

export type GuardVerdict = 'enter' | 'go-to-login' | 'go-home' | 'log-out';

/** Whether the account, its features and the module offer the route at all; used by the menu and the guard. */
function offered(route: RouteSpec, session: SessionState): boolean {
  if (route.modules && (!session.module || !route.modules.includes(session.module))) return false;
  if (route.account === 'retailer' && !isRetailer(session)) return false;
  if (route.condition === 'check-in') return checkInEnabled(session);
  if (route.condition) return session.premiumFeatures.includes(route.condition.premium);
  return true;
}

/** Whether these permissions grant `access`. */
export function allows(access: Access, held: readonly Permission[]): boolean {
  if (access === 'open' || access === 'signed-in') return true;
  if (typeof access === 'string') return held.includes(access);
  if ('all' in access) return access.all.every((permission) => held.includes(permission));
  return access.any.some((permission) => held.includes(permission));
}

/** Guard of customer journey §6. */
export function guard(route: RouteSpec, session: SessionState): GuardVerdict {
  if (route.access === 'open') return 'enter';
  if (!session.token) return 'go-to-login';
  const held = permissionsOfSession(session);
  if (held.length === 0) return 'log-out';
  if (!allows(route.access, held)) return 'go-home';
  return offered(route, session) ? 'enter' : 'go-home';
}

/** The routes that a person may open, for menu, shortcuts and search. */
export const reachable = (routes: readonly RouteSpec[], session: SessionState): RouteSpec[] =>
  routes.filter((route) => route.access !== 'open' && guard(route, session) === 'enter');
