import type { BrowserError } from '@reprise/contracts/browser-errors';
import { matchRoutes } from 'react-router-dom';
import { type Failure, reportErrors } from './report-errors';

type Routes = readonly { readonly path: string }[];

/** The pattern of the page on screen. */
function routeOf(routes: Routes, basename: string): string {
  const patterns = routes.map(({ path }) => ({ path }));
  return matchRoutes(patterns, location.pathname, basename)?.at(-1)?.route.path ?? '/*';
}

/** What reports are made of comes with the first of them: most visits need none. */
async function send(app: BrowserError['app'], failure: Failure): Promise<void> {
  const part = await import('./send-failure').catch(() => undefined);
  await part?.sendFailure(app, failure);
}

/** Errors of an app reach its operators from here on. */
export const watchApp = (app: BrowserError['app'], routes: Routes, basename = '/'): void =>
  void reportErrors(
    () => routeOf(routes, basename),
    (failure) => void send(app, failure),
  );
