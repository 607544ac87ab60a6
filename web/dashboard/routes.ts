import type { RouteSpec } from '../kernel/routing';
import { features } from './features';

/** The pages of the shell itself. */
const shellRoutes: readonly RouteSpec[] = [
  { path: '/home', page: () => import('./pages/home.page'), access: 'signed-in', title: 'common:page.home' },
  {
    path: '/design-system',
    page: () => import('./pages/design-system.page'),
    access: 'open',
    title: 'common:page.design-system',
    layout: 'bare',
  },
  {
    path: '/access-denied',
    page: () => import('./pages/access-denied.page'),
    access: 'open',
    title: 'common:page.access-denied',
    layout: 'bare',
  },
  {
    path: '/not-available',
    page: () => import('./pages/not-available.page'),
    access: 'open',
    title: 'common:page.not-available',
    layout: 'bare',
  },
  {
    path: '/404',
    page: () => import('./pages/not-found.page'),
    access: 'open',
    title: 'common:page.not-found',
    layout: 'bare',
  },
];

/** Routes, menu, permissions and guards of the whole dashboard, as one table. */
export const routes: readonly RouteSpec[] = [
  ...shellRoutes,
  ...features.flatMap((feature) => feature.routes),
];
