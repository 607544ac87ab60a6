import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    circuits: typeof texts;
  }
}

/** Back office §2 "Circuits": the seven are there from the start, so none is added. */
const paths = { list: '/circuits', create: '/circuits', edit: '/circuit/:id/edit' };
const page = (name: 'List' | 'Edit') => () =>
  import('./circuits.screens').then((all) => ({ default: all.default(paths)[name] }));

export const routes: readonly RouteSpec[] = [
  {
    path: paths.list,
    page: page('List'),
    access: 'circuit.read',
    account: 'retailer',
    title: 'circuits:title',
    menu: { section: 'configuration', icon: 'route', order: 10 },
  },
  {
    path: paths.edit,
    page: page('Edit'),
    access: 'circuit.update',
    account: 'retailer',
    title: 'circuits:title',
  },
];

export const locales: Namespaces = {
  circuits: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
