import type texts from '../locales/en-GB.json';
import { eventTexts } from '../../../kernel/i18n';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    webhooks: typeof texts;
  }
}

/** What partners' servers receive, and whether it arrives. */
export const paths = { list: '/webhooks', create: '/webhooks/new', edit: '/webhooks/:id' };

export const routes: readonly RouteSpec[] = resourceRoutes({
  paths,
  namespace: 'webhooks',
  access: { list: 'webhook.read', write: 'webhook.manage' },
  menu: { section: 'settings', icon: 'plug', order: 80 },
  screens: () => import('./webhooks.screens'),
});

export const locales: Namespaces = {
  ...eventTexts,
  webhooks: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
