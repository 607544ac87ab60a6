import type texts from '../locales/en-GB.json';
import { eventTexts } from '../../../kernel/i18n';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

/** Buyback lists and detail of customer journey §2. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/buybacks',
    page: () => import('./list/buybacks.page'),
    access: 'buyback.list',
    title: 'buyback:list.title',
    menu: { section: 'buybacks', icon: 'list', order: 30 },
  },
  {
    path: '/buybacks-predeclared',
    page: () => import('./list/predeclared.page'),
    access: 'buyback.predeclared-list',
    account: 'retailer',
    title: 'buyback:predeclared.title',
    menu: { section: 'buybacks', icon: 'store', order: 31 },
  },
  {
    path: '/buybacks-awaiting-store-drop',
    page: () => import('./list/awaiting-store-drop.page'),
    access: 'buyback.awaiting-store-drop-list',
    account: 'retailer',
    title: 'buyback:awaiting.title',
    menu: { section: 'buybacks', icon: 'clock', order: 32 },
  },
  {
    path: '/buyback/:id',
    under: '/buybacks',
    page: () => import('./detail/buyback.page'),
    access: 'buyback.detail',
    title: 'buyback:detail.title',
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    buyback: typeof texts;
  }
}

export const locales: Namespaces = {
  ...eventTexts,
  buyback: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};

export const state = () => import('./buyback.state');

export const fileActs = () => import('./actions/file-acts');
