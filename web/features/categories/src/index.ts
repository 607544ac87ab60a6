import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    categories: typeof texts;
  }
}

/** Back office §2 "Categories". */
export const paths = { list: '/categories/list', create: '/category/create', edit: '/category/:id/edit' };

export const routes: readonly RouteSpec[] = resourceRoutes({
  paths,
  namespace: 'categories',
  access: { list: 'category.list', write: 'category.update' },
  menu: { section: 'catalog', icon: 'tree', order: 10 },
  account: 'retailer',
  screens: () => import('./categories.screens'),
});

export const locales: Namespaces = {
  categories: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
