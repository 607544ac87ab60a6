import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    stocks: typeof texts;
  }
}

/** Back office §2 "Stocks". */
export const paths = { list: '/stocks', create: '/stocks/create', edit: '/stocks/:id/edit' };

export const routes: readonly RouteSpec[] = resourceRoutes({
  paths,
  namespace: 'stocks',
  access: { list: 'stock.read', write: 'stock.manage' },
  menu: { section: 'stocks', icon: 'shelves', order: 10 },
  screens: () => import('./stocks.screens'),
});

export const locales: Namespaces = {
  stocks: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
