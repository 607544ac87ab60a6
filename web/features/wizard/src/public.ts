import type texts from '../locales/en-GB.json';
import type { PublicFeatureModule } from '../../../kernel/routing';

export const publicRoutes: PublicFeatureModule['publicRoutes'] = [
  {
    path: '/diag/:selectedProductId?/:selectedProductSlug?/:itemId?/:predeclaredBuybackId?',
    page: () => import('./diagnosis/diagnostic.page'),
    soon: true,
    title: 'wizard:title',
    above: '/search',
  },
  {
    path: '/cart/:cartId/checkout',
    page: () => import('./checkout/checkout.page'),
    title: 'wizard:summary.title',
    crumb: 'wizard:summary.crumb',
  },
  {
    path: '/buyback-zero',
    page: () => import('./zero/buyback-zero.page'),
    title: 'wizard:zero.title',
    crumb: 'wizard:zero.crumb',
    above: '/search',
  },
  {
    path: '/buyback-confirmation',
    page: () => import('./confirmation/confirmation.page'),
    title: 'wizard:confirmation.page',
  },
  {
    path: '/buyback-confirmation-docs',
    page: () => import('./confirmation/docs.page'),
    title: 'wizard:docs.title',
    crumb: 'wizard:docs.crumb',
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    wizard: typeof texts;
  }
}

export const locales: PublicFeatureModule['locales'] = {
  wizard: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    'nl-BE': () => import('../locales/nl-BE.json'),
    'de-DE': () => import('../locales/de-DE.json'),
  },
};

export const state: PublicFeatureModule['state'] = () => import('./wizard.state');
