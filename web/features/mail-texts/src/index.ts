import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    'mail-texts': typeof texts;
  }
}

const paths = {
  list: '/settings/mail-texts',
  create: '/settings/mail-texts/new',
  edit: '/settings/mail-texts/:id',
};

export const routes: readonly RouteSpec[] = resourceRoutes({
  paths,
  namespace: 'mail-texts',
  access: { list: 'settings.mail-texts', write: 'settings.mail-texts' },
  menu: { section: 'settings', icon: 'mail', order: 50 },
  screens: () => import('./mail-texts.screens'),
});

export const locales: Namespaces = {
  'mail-texts': {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
