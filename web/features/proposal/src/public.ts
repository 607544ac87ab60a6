import type { PublicFeatureModule } from '../../../kernel/routing';

export const publicRoutes: PublicFeatureModule['publicRoutes'] = [
  { path: '/buyback/:buybackId/accept', page: () => import('./accept.page'), title: 'proposal:page' },
  { path: '/buyback/:buybackId/reject', page: () => import('./reject.page'), title: 'proposal:page' },
];

export const locales: PublicFeatureModule['locales'] = {
  proposal: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    'nl-BE': () => import('../locales/nl-BE.json'),
    'de-DE': () => import('../locales/de-DE.json'),
  },
};
