import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    entities: typeof texts;
  }
}

/** Back office §2 "Entities": the organisations of an account. */
export const paths = { list: '/entities', create: '/entity/create', edit: '/entity/:id/edit' };

export const routes: readonly RouteSpec[] = resourceRoutes({
  paths,
  namespace: 'entities',
  access: { list: 'organisation.list', write: 'organisation.update' },
  menu: { section: 'organization', icon: 'building', order: 10 },
  screens: () => import('./entities.screens'),
});

export const locales: Namespaces = {
  entities: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
