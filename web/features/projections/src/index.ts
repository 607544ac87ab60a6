import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    projections: typeof texts;
  }
}

/** For operators of the platform: whether lists follow the log, and what waits for a decision. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/projections',
    page: () => import('./projections.page'),
    access: 'projection.read',
    title: 'projections:title',
    menu: { section: 'admin', icon: 'database', order: 30 },
  },
];

export const locales: Namespaces = {
  projections: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
