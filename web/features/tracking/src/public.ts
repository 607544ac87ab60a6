import type texts from '../locales/en-GB.json';
import type { PublicFeatureModule } from '../../../kernel/routing';

export const publicRoutes: PublicFeatureModule['publicRoutes'] = [
  {
    path: '/tracking/:buybackId',
    page: () => import('./tracking.page'),
    title: 'tracking:page',
    unseen: true,
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    tracking: typeof texts;
  }
}

export const locales: PublicFeatureModule['locales'] = {
  tracking: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    'nl-BE': () => import('../locales/nl-BE.json'),
    'de-DE': () => import('../locales/de-DE.json'),
  },
};
