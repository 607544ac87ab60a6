import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    products: typeof texts;
  }
}

/** Back office §2 "Catalogue". */
export const paths = { list: '/products', create: '/product/create', edit: '/product/:id/edit' };

export const routes: readonly RouteSpec[] = resourceRoutes({
  paths,
  namespace: 'products',
  access: { list: 'product.list', write: 'product.update' },
  account: 'retailer',
  menu: { section: 'catalog', icon: 'phone', order: 5 },
  screens: () => import('./products.screens'),
});

export const locales: Namespaces = {
  products: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
