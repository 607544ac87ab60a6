import type texts from '../locales/en-GB.json';
import type { Access, Namespaces, RouteSpec } from '../../../kernel/routing';
import { resourceRoutes } from '../../../ui/resource/resource-routes';
import { accessLogPath, importPath, type Place, places, reasonsPath } from './users.paths';

declare module '../../../kernel/i18n/typed-texts' {
  interface Texts {
    users: typeof texts;
  }
}

const screens = () => import('./users.screens');
const forms = (place: Exclude<Place, 'own'>, create: Access, edit: Access): readonly RouteSpec[] => {
  const page = (name: 'Create' | 'Edit') => () =>
    screens().then((all) => ({ default: all.default(places[place])[name] }));
  const under = places.own.list;
  return [
    { path: places[place].create, under, page: page('Create'), access: create, title: 'users:new' },
    { path: places[place].edit, under, page: page('Edit'), access: edit, title: 'users:title' },
  ];
};

export const routes: readonly RouteSpec[] = [
  ...resourceRoutes({
    paths: places.own,
    namespace: 'users',
    access: { list: 'user.list', write: 'user.update' },
    menu: { section: 'organization', icon: 'users', order: 20 },
    screens,
  }),
  {
    path: importPath,
    under: places.own.list,
    page: () => import('./import/import-users.page'),
    access: 'user.create',
    title: 'users:import.title',
  },
  {
    path: accessLogPath,
    page: () => import('./access/access-log.page'),
    access: { all: ['access-log.read', 'user.list'] },
    title: 'users:access.title',
    menu: { section: 'organization', icon: 'key', order: 25 },
  },
  {
    path: reasonsPath,
    under: places.own.list,
    page: () => import('./reasons.page'),
    access: 'user.list',
    title: 'users:reasons.action',
  },
  ...forms('client', { all: ['user.create', 'client.list'] }, { all: ['user.update', 'client.list'] }),
  ...forms(
    'admin',
    { all: ['user.create', 'user.create-admin'] },
    { all: ['user.update', 'user.assign-admin'] },
  ),
];

export const locales: Namespaces = {
  users: {
    'fr-FR': () => import('../locales/fr-FR.json'),
    'en-GB': () => import('../locales/en-GB.json'),
  },
};
