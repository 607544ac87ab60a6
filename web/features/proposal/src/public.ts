import type texts from '../locales/en-GB.json';
import type { PublicFeatureModule } from '../../../kernel/routing';

export const publicRoutes: PublicFeatureModule['publicRoutes'] = [
  {
    path: '/buyback/:buybackId/accept',
    page: () => import('./accept.page'),
    title: 'proposal:page',
    unseen: true,
  },
  {
    path: '/buyback/:buybackId/reject',
    page: () => import('./reject.page'),
    title: 'proposal:page',
    unseen: true,
  },
  {
    path: '/buyback/:buybackId/requote',
    page: () => import('./requote.page'),
    title: 'proposal:requote.page',
    unseen: true,
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    proposal: typeof texts;
  }
}

export const locales: PublicFeatureModule['locales'] = {
  proposal: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
    'nl-BE': () => import('../locales/nl-BE.json'),
    'de-DE': () => import('../locales/de-DE.json'),
  },
};
