import type texts from '../locales/en-GB.json';
import type { HomeBoard, Namespaces, RouteSpec } from '../../../kernel/routing';

/** The counter of a store: search, buyback by keyboard, hand-over (customer journey §2). */
export const routes: readonly RouteSpec[] = [
  {
    path: '/search',
    page: () => import('./search/search.page'),
    access: 'buyback.create-search',
    title: 'store-desk:search.title',
    menu: { section: 'buybacks', icon: 'plus', order: 10 },
  },
  {
    path: '/results',
    under: '/search',
    page: () => import('./search/results.page'),
    access: 'buyback.create-search',
    title: 'store-desk:search.results',
  },
  {
    path: '/categories',
    under: '/search',
    page: () => import('./search/categories.page'),
    access: 'buyback.create-search',
    title: 'store-desk:categories.title',
  },
  {
    path: '/buyback-not-eligible',
    under: '/search',
    page: () => import('./create/not-eligible.page'),
    access: 'buyback.create',
    title: 'store-desk:not-bought.title',
  },
  {
    path: '/buyback/create',
    under: '/search',
    page: () => import('./create/create.page'),
    access: 'buyback.create',
    title: 'store-desk:create.title',
  },
  {
    path: '/buyback/:id/edition',
    under: '/buybacks',
    page: () => import('./edit/edition.page'),
    access: 'buyback.detail',
    title: 'store-desk:edition.title',
  },
  {
    path: '/buyback/:id/edit',
    under: '/buybacks',
    page: () => import('./edit/edit.page'),
    // The page reads the buyback before it hands it over.
    access: { all: ['buyback.detail', 'buyback.finalise'] },
    title: 'store-desk:edit.title',
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    'store-desk': typeof texts;
  }
}

export const locales: Namespaces = {
  'store-desk': {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};

export const home: HomeBoard = {
  permission: 'buyback.create',
  tiles: 4,
  load: () => import('./today/today-board'),
};
export const everywhere = () => import('./everywhere/desk-scanner');
export const header = () => import('./cart/header-cart');
export const state = () => import('./store-desk.state');
