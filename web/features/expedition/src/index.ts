import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

const access = 'item.send';

export const routes: readonly RouteSpec[] = [
  {
    path: '/expedition',
    page: () => import('./packages.page'),
    access,
    title: 'expedition:title',
    menu: { group: 'shipping', icon: 'box', order: 70 },
  },
  {
    path: '/start-expedition',
    under: '/expedition',
    page: () => import('./packing.page'),
    access,
    title: 'expedition:start.title',
  },
  {
    path: '/packing-with-label',
    page: () => import('./labelled.page'),
    access,
    title: 'expedition:labelled.title',
    menu: { group: 'shipping', icon: 'tag', order: 72 },
  },
  {
    path: '/expedition/confirmation',
    under: '/expedition',
    page: () => import('./confirmation.page'),
    access,
    title: 'expedition:confirmation.title',
  },
  {
    path: '/transports-list',
    page: () => import('./transports.page'),
    access: 'transport.list',
    title: 'expedition:transports.title',
    menu: { group: 'shipping', icon: 'route', order: 74 },
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    expedition: typeof texts;
  }
}

export const locales: Namespaces = {
  expedition: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};

export const state = () => import('./expedition.state');
