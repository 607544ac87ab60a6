import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { paths } from './exports.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    exports: typeof texts;
  }
}

// "Entry needs two permissions, otherwise the user is sent home" (back office §2).
const access = { all: ['catalog.export-products', 'catalog.export-categories'] } as const;
const page = () => import('./catalogue-export.page');

export const routes: readonly RouteSpec[] = [
  {
    path: paths.own,
    page: () => import('./own-exports.page'),
    access,
    title: 'exports:title',
    account: 'retailer',
    menu: { section: 'catalog', icon: 'download', order: 95 },
  },
  { path: paths.ofAccount, under: paths.own, page, access, title: 'exports:title' },
  { path: paths.catalogue, under: paths.own, page, access, title: 'exports:title' },
];

export const state = () => import('./exports.state');

export const locales: Namespaces = {
  exports: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
