import type texts from '../locales/en-GB.json';
import { eventTexts } from '../../../kernel/i18n';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

export const routes: readonly RouteSpec[] = [
  {
    path: '/warehouse/check',
    page: () => import('./search.page'),
    access: 'item.control',
    title: 'compliance:title',
    menu: { section: 'refurbishment', icon: 'shield', order: 20 },
  },
  {
    path: '/warehouse/check/:itemId?',
    under: '/warehouse/check',
    page: () => import('./search.page'),
    access: 'item.control',
    title: 'compliance:title',
  },
  {
    path: '/warehouse/check/:itemId/:step',
    under: '/warehouse/check',
    page: () => import('./check.page'),
    access: 'item.control',
    title: 'compliance:title',
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    compliance: typeof texts;
  }
}

export const locales: Namespaces = {
  ...eventTexts,
  compliance: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};

export const state = () => import('./compliance.state');
