import type texts from '../locales/en-GB.json';
import type { Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';
import { bare, paths, trial } from './dispatch.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    dispatch: typeof texts;
  }
}

const screens = () => import('./dispatch.screens');

export const routes: readonly RouteSpec[] = [
  ...resourceRoutes({
    ...{ paths, screens, namespace: 'dispatch', account: 'retailer' },
    access: { list: 'dispatch-rule.read', write: 'dispatch-rule.update' },
    menu: { section: 'configuration', icon: 'split', order: 14 },
  }),
  {
    path: bare,
    under: paths.list,
    page: () => screens().then((all) => ({ default: all.default(paths).Create })),
    access: 'dispatch-rule.update',
    account: 'retailer',
    title: 'dispatch:new',
  },
  {
    path: trial,
    under: paths.list,
    page: () => import('./simulation.page'),
    access: 'dispatch-rule.read',
    account: 'retailer',
    title: 'dispatch:trial.title',
  },
];

export const locales: Namespaces = {
  dispatch: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
