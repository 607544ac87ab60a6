import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

/** Payments: what is due, what was paid, and the bank's files. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/payments',
    page: () => import('./payments.page'),
    access: 'payment.read-custom-values',
    title: 'payment:list.title',
    menu: { group: 'money', icon: 'card', order: 60 },
  },
  {
    path: '/payment-batches',
    page: () => import('./batches.page'),
    access: 'payment.batch',
    title: 'payment:batches.title',
    menu: { group: 'money', icon: 'layers', order: 61 },
  },
];

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    payment: typeof texts;
  }
}

export const locales: Namespaces = {
  payment: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
