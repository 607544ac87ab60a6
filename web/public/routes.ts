import type { PublicRouteSpec } from '../kernel/routing';
import { features } from './features';

/** The pages of the shell itself: legal texts open outside the frame, in a new tab (customer journey §2). */
const shellRoutes: readonly PublicRouteSpec[] = [
  { path: '/cgu', page: () => import('./pages/terms.page'), title: 'common:public.cgu', layout: 'outside' },
  {
    path: '/cgs',
    page: () => import('./pages/service-terms.page'),
    title: 'common:public.cgs',
    layout: 'outside',
  },
  { path: '/faq', page: () => import('./pages/faq.page'), title: 'common:public.faq', layout: 'outside' },
  { path: '/cookies-policy', page: () => import('./pages/cookies.page'), title: 'common:public.cookies' },
  {
    path: '/cookies-policy-document',
    page: () => import('./pages/cookies-document.page'),
    title: 'common:public.cookies',
    layout: 'outside',
  },
  {
    path: '/404',
    page: () => import('./pages/not-found.page'),
    title: 'common:page.not-found',
    unseen: true,
    layout: 'outside',
  },
  {
    path: '/access-denied',
    page: () => import('./pages/access-denied.page'),
    title: 'common:page.access-denied',
    unseen: true,
    layout: 'outside',
  },
];

export const routes: readonly PublicRouteSpec[] = [
  ...shellRoutes,
  ...features.flatMap((f) => f.publicRoutes),
];
