import { CrashGate } from '../kernel/errors';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import type { PublicRouteSpec } from '../kernel/routing';
import { FocusThroughLoading } from '../kernel/routing/focus-through-loading';
import { Spinner } from '../ui/public/spinner';
import NotAvailablePage from './pages/not-available.page';
import { routes } from './routes';
import { served } from './served';
import { Crashed } from './shell/crashed';
import { SiteGate } from './shell/site-gate';
import { Titled } from './shell/titled';
import { WithTrail } from './shell/with-trail';
import { trailOf } from './trail';

// On its way before the site is known, so that it is there when the site opens.
const framed = import('./shell/frame').then((part) => ({ default: part.Frame }));
const Frame = lazy(() => framed);

function element(route: PublicRouteSpec, table: readonly PublicRouteSpec[]): RouteObject {
  const Page = lazy(() => (route.atOnce ? route.page() : served(route.page)));
  return {
    path: route.path,
    element: (
      <Suspense fallback={<Spinner />}>
        <FocusThroughLoading />
        <Titled title={route.title}>
          <WithTrail places={trailOf(route, table)}>
            <CrashGate fallback={<Crashed />}>
              <Page />
            </CrashGate>
          </WithTrail>
        </Titled>
      </Suspense>
    ),
  };
}

/** Public routes; an unknown path redirects to the home page (customer journey §2). */
export function routeObjects(table: readonly PublicRouteSpec[] = routes): RouteObject[] {
  const home = table.some((route) => route.path === '/') ? '/' : '/404';
  return [
    {
      path: '/not-available',
      element: (
        <Titled title="common:page.not-available">
          <NotAvailablePage />
        </Titled>
      ),
    },
    {
      element: (
        <CrashGate fallback={<Crashed />}>
          <SiteGate>
            <Outlet />
          </SiteGate>
        </CrashGate>
      ),
      children: [
        {
          element: (
            <Suspense fallback={<Spinner page />}>
              <Frame />
            </Suspense>
          ),
          children: table.filter((r) => r.layout !== 'outside').map((r) => element(r, table)),
        },
        ...table.filter((r) => r.layout === 'outside').map((r) => element(r, table)),
        { path: '*', element: <Navigate to={home} replace /> },
      ],
    },
  ];
}
