import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    'payment-modes': typeof texts;
  }
}

/** Back office §2 "Payment modes". */
export const paths = { list: '/paymentModes', create: '/paymentMode/create', edit: '/paymentMode/:id/edit' };

export const routes: readonly RouteSpec[] = resourceRoutes({
  paths,
  namespace: 'payment-modes',
  access: { list: 'payment-mode.read', write: 'payment-mode.update' },
  menu: { section: 'configuration', icon: 'wallet', order: 20 },
  account: 'retailer',
  screens: () => import('./payment-modes.screens'),
});

export const locales: Namespaces = {
  'payment-modes': {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
