import type circuits from '../locales/en-GB.json';
import type rules from '../locales/circuit-rules.en-GB.json';
import type methods from '../locales/shipping-methods.en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';
import { circuitPaths, methodPaths, rulePaths } from './circuits.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    circuits: typeof circuits;
    'circuit-rules': typeof rules;
    'shipping-methods': typeof methods;
  }
}

const page = (name: 'List' | 'Edit') => () =>
  import('./circuits.screens').then((all) => ({ default: all.default(circuitPaths)[name] }));

export const routes: readonly RouteSpec[] = [
  {
    path: circuitPaths.list,
    page: page('List'),
    access: 'circuit.read',
    account: 'retailer',
    title: 'circuits:title',
    menu: { section: 'configuration', icon: 'circuit', order: 10 },
  },
  {
    path: circuitPaths.edit,
    under: circuitPaths.list,
    page: page('Edit'),
    access: 'circuit.update',
    account: 'retailer',
    title: 'circuits:title',
  },
  ...resourceRoutes({
    ...{ paths: rulePaths, namespace: 'circuit-rules', account: 'retailer' },
    access: { list: 'dispatch-rule.read', write: 'dispatch-rule.update' },
    menu: { section: 'configuration', icon: 'filter', order: 12 },
    screens: () => import('./circuit-rules.screens'),
  }),
  ...resourceRoutes({
    ...{ paths: methodPaths, namespace: 'shipping-methods', account: 'retailer' },
    access: { list: 'circuit.read', write: 'circuit.update' },
    menu: { section: 'configuration', icon: 'place', order: 11 },
    screens: () => import('./shipping-methods.screens'),
  }),
];

export const locales: Namespaces = {
  circuits: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
  'circuit-rules': {
    'fr-FR': () => import('../locales/circuit-rules.fr-FR.json'),
    'en-GB': () => import('../locales/circuit-rules.en-GB.json'),
  },
  'shipping-methods': {
    'fr-FR': () => import('../locales/shipping-methods.fr-FR.json'),
    'en-GB': () => import('../locales/shipping-methods.en-GB.json'),
  },
};
