import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { CrashGate } from '../kernel/errors';
import { FocusThroughLoading, type RouteSpec } from '../kernel/routing';
import { PageSkeleton } from '../ui/skeletons';
import { routes } from './routes';
import { Crashed } from './shell/crashed';
import { Guarded } from './shell/guarded';
import { Services } from './shell/services';

function element(route: RouteSpec) {
  const Page: ComponentType = lazy(route.page);
  const page = (
    <Guarded route={route}>
      <CrashGate fallback={<Crashed />}>
        <Suspense fallback={<PageSkeleton />}>
          <FocusThroughLoading />
          <Page />
        </Suspense>
      </CrashGate>
    </Guarded>
  );
  return { path: route.path, element: page, handle: route };
}

export const loadShell = () => import('./shell/shell').then((part) => ({ default: part.Shell }));

/**
 * The table of routes in the router's format; unknown paths lead to "not found" (back office §2).
 * @param states loads the features' states, without which no page is shown inside the shell
 */
export function routeObjects(
  states: () => Promise<void>,
  table: readonly RouteSpec[] = routes,
): RouteObject[] {
  const Shell = lazy(() => Promise.all([loadShell(), states()]).then(([part]) => part));
  const bare = table.filter((route) => route.layout === 'bare').map(element);
  const framed = table.filter((route) => route.layout !== 'bare').map(element);
  return [
    {
      element: (
        <Suspense fallback={<PageSkeleton />}>
          <Services>
            <CrashGate fallback={<Crashed />}>
              <Outlet />
            </CrashGate>
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
