import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

/** Hidden and inaccessible if the organisation has disabled check-in (back office §2). */
const gate = { access: 'item.check-in', condition: 'check-in' } as const;

export const routes: readonly RouteSpec[] = [
  {
    path: '/warehouse/checkin',
    page: () => import('./check-in.page'),
    title: 'check-in:title',
    menu: { section: 'refurbishment', icon: 'scan', order: 10 },
    ...gate,
  },
  {
    path: '/warehouse/confirmation-checkin/:itemId?',
    under: '/warehouse/checkin',
    page: () => import('./confirmation.page'),
    title: 'check-in:confirmation.title',
    ...gate,
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    'check-in': typeof texts;
  }
}

export const locales: Namespaces = {
  'check-in': {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};

export const state = () => import('./check-in.state');
