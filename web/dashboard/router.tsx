import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import type { RouteSpec } from '../kernel/routing';
import { PageSkeleton } from '../ui/skeletons';
import { routes } from './routes';
import { Guarded } from './shell/guarded';
import { Services } from './shell/services';

const Shell = lazy(() => import('./shell/shell').then((part) => ({ default: part.Shell })));

function element(route: RouteSpec) {
  const Page: ComponentType = lazy(route.page);
  const page = (
    <Guarded route={route}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </Guarded>
  );
  return { path: route.path, element: page, handle: route };
}

/** The table of routes in the router's format; unknown paths lead to "not found" (back office §2). */
export function routeObjects(table: readonly RouteSpec[] = routes): RouteObject[] {
  const bare = table.filter((route) => route.layout === 'bare').map(element);
  const framed = table.filter((route) => route.layout !== 'bare').map(element);
  return [
    {
      element: (
        <Suspense fallback={<PageSkeleton />}>
          <Services>
            <Outlet />
          </Services>
        </Suspense>
      ),
      children: [
        { path: '/', element: <Navigate to="/home" replace /> },
        { element: <Shell table={table} />, children: framed },
        ...bare,
        { path: '*', element: <Navigate to="/404" replace /> },
      ],
    },
  ];
}
