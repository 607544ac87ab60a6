import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    connectors: typeof texts;
  }
}

/** Single sign-on of an organisation, and of the one in which the reader works. */
export const paths = { sso: '/connectors/:organizationId/SSO', ownSso: '/connectors/SSO' };

export const routes: readonly RouteSpec[] = [
  {
    path: paths.ownSso,
    page: () => import('./own-sso.page'),
    access: 'sso.manage',
    title: 'connectors:title',
    menu: { section: 'settings', icon: 'lock', order: 85 },
  },
  { path: paths.sso, page: () => import('./sso.page'), access: 'sso.manage', title: 'connectors:title' },
];

export const locales: Namespaces = {
  connectors: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
