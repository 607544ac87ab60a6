import type texts from '../locales/en-GB.json';
import type { PublicFeatureModule } from '../../../kernel/routing';

/** Where the QR code of a passport leads (`passportPath`). */
export const publicRoutes: PublicFeatureModule['publicRoutes'] = [
  { path: '/passport/:itemId', page: () => import('./passport.page'), title: 'passport:page' },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    passport: typeof texts;
  }
}

export const locales: PublicFeatureModule['locales'] = {
  passport: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    'nl-BE': () => import('../locales/nl-BE.json'),
    'de-DE': () => import('../locales/de-DE.json'),
  },
};
