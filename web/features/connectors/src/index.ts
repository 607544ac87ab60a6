import type texts from '../locales/en-GB.json';
import { paths } from './connectors.paths';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    connectors: typeof texts;
  }
}

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
