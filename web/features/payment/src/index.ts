import type { Namespaces, RouteSpec } from '../../../kernel/routing';

/** The money: what is due, what was paid, and the bank's files. */
export const routes: readonly RouteSpec[] = [
  {
    path: '/payments',
    page: () => import('./payments.page'),
    access: 'payment.read-custom-values',
    title: 'payment:list.title',
    menu: { section: 'buybacks', icon: 'card', order: 60 },
  },
  {
    path: '/payment-batches',
    page: () => import('./batches.page'),
    access: 'payment.batch',
    title: 'payment:batches.title',
    menu: { section: 'buybacks', icon: 'layers', order: 61 },
  },
];

export const locales: Namespaces = {
  payment: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
