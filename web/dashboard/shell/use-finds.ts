import { useMemo } from 'react';
import { useTitles } from '../../kernel/i18n';
import type { RouteSpec } from '../../kernel/routing';
import { type IconName, isIconName } from '../../ui/icon-paths';
import type { Find, Source } from './finds.types';
import { matchPages } from './match-pages';
import { useFoundActions } from './use-found-actions';
import { useFileOfCode, useFoundCustomer, useFoundFiles } from './use-found-files';
import { useFoundProducts } from './use-found-products';

const iconOf = (route: RouteSpec): IconName => {
  const icon = route.menu?.icon ?? (route.path === '/home' ? 'home' : 'file');
  return isIconName(icon) ? icon : 'file';
};

function useFoundPages(routes: readonly RouteSpec[], text: string): Source {
  const titleOf = useTitles(routes.map(({ title }) => title));
  const pages = useMemo(
    () =>
      routes
        .filter((route) => !route.path.includes(':'))
        .map((route): Find => ({
          ...{ key: route.path, label: titleOf(route.title), to: route.path, icon: iconOf(route) },
        })),
    [routes, titleOf],
  );
  return { finds: matchPages(pages, text) };
}

/**
 * Everything that the text may mean: what was found first, then pages, actions and products. The look-up of a person comes
 * last: it is written down, so that Enter must not begin it where something else was meant.
 */
export function useFinds(routes: readonly RouteSpec[], text: string) {
  const code = useFileOfCode(text);
  const files = useFoundFiles(text);
  const customer = useFoundCustomer(text);
  const pages = useFoundPages(routes, text);
  const actions = useFoundActions(text);
  const found = useFoundProducts(routes, text);
  const sources = [code, files, customer, pages, actions, found];
  return {
    finds: [...sources.flatMap(({ finds }) => finds), ...(customer.offer ? [customer.offer] : [])],
    waiting: sources.some(({ waiting }) => waiting),
    problem: code.problem ?? customer.problem,
  };
}
