import type texts from '../locales/en-GB.json';
import type homePage from '../locales/home-page.en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    settings: typeof texts;
    'home-page': typeof homePage;
  }
}

/** Back office §2 "Settings". */
export const routes: readonly RouteSpec[] = [
  {
    path: '/design',
    page: () => import('./design.page'),
    access: 'settings.design',
    title: 'settings:design.title',
    menu: { section: 'settings', icon: 'eye', order: 10 },
  },
  {
    path: '/settings/home-page',
    account: 'retailer',
    page: () => import('./home/home-page.page'),
    access: 'settings.general',
    title: 'home-page:title',
    menu: { section: 'settings', icon: 'star', order: 25 },
  },
  {
    path: '/settings/tim/general',
    account: 'retailer',
    page: () => import('./store-settings.page'),
    access: 'settings.general',
    title: 'settings:tim.title',
    menu: { section: 'settings', icon: 'cart', order: 20 },
  },
  {
    path: '/settings/lcm/general',
    page: () => import('./workshop-settings.page'),
    access: 'settings.general',
    title: 'settings:lcm.title',
    menu: { section: 'settings', icon: 'settings', order: 30 },
  },
  {
    path: '/settings/transfer-order',
    account: 'retailer',
    page: () => import('./transfer-order.page'),
    access: 'settings.transfer-order',
    title: 'settings:order.title',
    menu: { section: 'settings', icon: 'file', order: 40, premium: true },
  },
];

export const locales: Namespaces = {
  'home-page': {
    'fr-FR': () => import('../locales/home-page.fr-FR.json'),
    'en-GB': () => import('../locales/home-page.en-GB.json'),
  },
  settings: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
