import type texts from '../locales/en-GB.json';
import { securityPath } from './session.paths';
import type { LazyPart, Namespaces, RouteSpec } from '../../../kernel/routing';

/** Shows itself when the server asks for a second factor. */
export const everywhere: LazyPart = () => import('./step-up-dialog');

const bare = { access: 'open', layout: 'bare' } as const;

/** Authentication routes of customer journey §2. */
export const routes: readonly RouteSpec[] = [
  { path: '/login', page: () => import('./login.page'), title: 'session:login.title', ...bare },
  { path: '/lostPassword', page: () => import('./lost-password.page'), title: 'session:lost.title', ...bare },
  { path: '/renew', page: () => import('./new-password.page'), title: 'session:renew.title', ...bare },
  { path: '/new/password', page: () => import('./new-password.page'), title: 'session:new.title', ...bare },
  {
    path: '/open-id/logout',
    page: () => import('./open-id-logout.page'),
    title: 'session:logout.title',
    ...bare,
  },
  {
    path: '/open-id/:organizationId/callback',
    page: () => import('./open-id-callback.page'),
    title: 'session:callback.title',
    ...bare,
  },
  {
    path: '/openid/:organizationId/callback',
    page: () => import('./open-id-callback.page'),
    title: 'session:callback.title',
    ...bare,
  },
  {
    path: securityPath,
    page: () => import('./security/security.page'),
    access: 'security.own',
    title: 'session:security.title',
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    session: typeof texts;
  }
}

export const locales: Namespaces = {
  session: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
