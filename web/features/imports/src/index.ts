import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { paths } from './imports.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    imports: typeof texts;
  }
}

const route = { access: 'catalog.import', title: 'imports:title' } as const;

export const routes: readonly RouteSpec[] = [
  {
    ...route,
    path: paths.own,
    page: () => import('./own-imports.page'),
    account: 'retailer',
    menu: { section: 'catalog', icon: 'upload', order: 90 },
  },
  { ...route, path: paths.list, under: paths.own, page: () => import('./imports.page') },
  {
    ...route,
    path: paths.wizard,
    under: paths.own,
    page: () => import('./import-wizard.page'),
    title: 'imports:new',
  },
];

export const locales: Namespaces = {
  imports: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
