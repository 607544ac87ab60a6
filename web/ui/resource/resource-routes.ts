import type { Access, MenuEntry, RouteSpec } from '../../kernel/routing';
import type { FullKey, Texts } from '../../kernel/i18n';
import type { ResourcePaths } from './resource-spec';
import type { Screens } from './resource-screens';

type Places = {
  paths: ResourcePaths;
  namespace: keyof Texts;
  /** Who sees the list, and who adds and changes. */
  access: { list: Access; write: Access };
  menu: MenuEntry;
  /** Only in accounts of this kind. */
  account?: RouteSpec['account'];
  screens: () => Promise<{ default: Screens }>;
};

/** Every document's namespace has these two. */
const titled = (namespace: keyof Texts, key: 'title' | 'new'): FullKey => `${namespace}:${key}` as FullKey;

/** The routes of a declared document; its screens are loaded when one of them is opened. */
export function resourceRoutes({ paths, namespace, access, menu, account, screens }: Places): RouteSpec[] {
  const page = (name: keyof ReturnType<Screens>) => () =>
    screens().then((all) => ({ default: all.default(paths)[name] }));
  const form = { access: access.write, under: paths.list };
  const routes: RouteSpec[] = [
    { path: paths.list, page: page('List'), access: access.list, title: titled(namespace, 'title'), menu },
    { ...form, path: paths.create, page: page('Create'), title: titled(namespace, 'new') },
    { ...form, path: paths.edit, page: page('Edit'), title: titled(namespace, 'title') },
  ];
  return account ? routes.map((route) => ({ ...route, account })) : routes;
}
