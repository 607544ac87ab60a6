import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    'price-lists': typeof texts;
  }
}

/** Price lists: drafted, simulated, published and rolled back. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/price-lists',
    page: () => import('./price-lists.page'),
    access: 'price-list.read',
    account: 'retailer',
    title: 'price-lists:title',
    menu: { section: 'catalog', icon: 'price', order: 8 },
  },
  {
    path: '/price-list/:id',
    under: '/price-lists',
    page: () => import('./price-list.page'),
    access: 'price-list.read',
    account: 'retailer',
    title: 'price-lists:title',
  },
];

export const locales: Namespaces = {
  'price-lists': {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
