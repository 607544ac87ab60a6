import type texts from '../locales/en-GB.json';
import type { PublicFeatureModule } from '../../../kernel/routing';

export const publicRoutes: PublicFeatureModule['publicRoutes'] = [
  { path: '/', page: () => import('./home.page'), title: 'catalogue:home.title', atOnce: true },
  {
    path: '/search',
    page: () => import('./search/search.page'),
    title: 'catalogue:search.title',
    crumb: 'common:trail.search',
  },
  {
    path: '/results',
    page: () => import('./search/results.page'),
    title: 'catalogue:results.title',
    crumb: 'catalogue:results.crumb',
    above: '/search',
    soon: true,
  },
  {
    path: '/categories/:id?/:slug?',
    page: () => import('./categories/categories.page'),
    title: 'catalogue:categories.title',
  },
  {
    path: '/category/:id/:slug?',
    page: () => import('./categories/category.page'),
    title: 'catalogue:categories.title',
  },
  { path: '/stores', page: () => import('./stores/stores.page'), title: 'catalogue:stores.title' },
  {
    path: '/create-buyback',
    page: () => import('./create-buyback.page'),
    title: 'catalogue:search.title',
    layout: 'outside',
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    catalogue: typeof texts;
  }
}

export const locales: PublicFeatureModule['locales'] = {
  catalogue: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    'nl-BE': () => import('../locales/nl-BE.json'),
    'de-DE': () => import('../locales/de-DE.json'),
  },
};
export const state: PublicFeatureModule['state'] = () => import('./catalogue.state');
