import type { Namespaces, RouteSpec } from '../../../kernel/routing';

/** What partners' servers are told, and how that goes. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/webhooks',
    page: () => import('./webhooks.page'),
    access: 'webhook.read',
    title: 'webhooks:list.title',
    menu: { section: 'settings', icon: 'external', order: 80 },
  },
  {
    path: '/webhooks/new',
    page: () => import('./new-webhook.page'),
    access: 'webhook.manage',
    title: 'webhooks:form.new',
  },
  {
    path: '/webhooks/:webhookId',
    page: () => import('./webhook.page'),
    access: 'webhook.manage',
    title: 'webhooks:form.edit',
  },
];

export const locales: Namespaces = {
  webhooks: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
