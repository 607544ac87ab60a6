import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';
import { paths } from './clients.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    clients: typeof texts;
  }
}

export const routes: readonly RouteSpec[] = [
  ...resourceRoutes({
    paths,
    namespace: 'clients',
    access: { list: 'client.list', write: 'client.update' },
    menu: { section: 'admin', icon: 'briefcase', order: 10 },
    screens: () => import('./clients.screens'),
  }),
  {
    path: paths.pages,
    under: paths.list,
    page: () => import('./client-pages.page'),
    access: 'client.edit-cms',
    title: 'clients:pages.title',
  },
  {
    path: paths.buyers,
    under: paths.list,
    page: () => import('./linked-buyers.page'),
    access: 'client.update',
    title: 'clients:buyers.title',
  },
];

export const locales: Namespaces = {
  clients: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
