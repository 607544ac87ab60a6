import { matchRoutes, type RouteObject } from 'react-router-dom';
import { specifiedRoutes } from '../kernel/routing/specified-routes';
import { routeObjects } from '../public/router';
import { routes } from './routes';

/** Screens that are still to come. This list only ever gets shorter. */
const lacking = new Set<string>([]);

const pathsOf = (objects: readonly RouteObject[]): string[] =>
  objects.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

const apps = [
  ['dashboard', routes.map(({ path }) => path), specifiedRoutes.dashboard],
  ['public app', pathsOf(routeObjects()), specifiedRoutes.public],
] as const;

/** Whether a page of its own answers this address: parameters of the specification get a value. */
const hasScreen = (paths: readonly string[], specified: string): boolean => {
  const found = matchRoutes(
    paths.filter((path) => path !== '*').map((path) => ({ path })),
    specified.replace(/\{(\w+)\}/g, 'some-$1'),
  );
  const path = found?.at(-1)?.route.path;
  // A fixed part of the address is not the value of somebody else's parameter.
  return path !== undefined && fixedParts(path) === fixedParts(specified);
};
const fixedParts = (path: string): number => path.split('/').filter((part) => /^\w/.test(part)).length;

describe.each(apps)('the %s', (_app, paths, specified) => {
  it.each(specified.filter((path) => !lacking.has(path)))('has a screen at %s', (path) => {
    expect(hasScreen(paths, path)).toBe(true);
  });
});

it('no screen that exists is still said to lack', () => {
  const dashboard = routes.map(({ path }) => path);
  expect([...lacking].filter((path) => hasScreen(dashboard, path))).toEqual([]);
});
