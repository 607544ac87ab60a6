import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

export const routes: readonly RouteSpec[] = [
  {
    path: '/buybacksQuarantine',
    page: () => import('./quarantine.page'),
    access: 'item.quarantine-list',
    title: 'quarantine:title',
    menu: { section: 'buybacks', icon: 'alert', order: 40 },
  },
  {
    path: '/items',
    page: () => import('./items.page'),
    access: 'buyback.list',
    title: 'quarantine:items.title',
    menu: { section: 'buybacks', icon: 'devices', order: 45 },
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    quarantine: typeof texts;
  }
}

export const locales: Namespaces = {
  quarantine: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};

export const state = () => import('./quarantine.state');

export const fileActs = () => import('./file-acts');
