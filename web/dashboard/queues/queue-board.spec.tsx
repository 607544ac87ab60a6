import { waitFor } from '@testing-library/react';
import { pathOf } from '@reprise/contracts/kernel';
import { permissions } from '@reprise/contracts/permissions';
import { Suspense, lazy } from 'react';
import { queryString } from '../../kernel/api/query-string';
import type { FeatureState } from '../../kernel/routing';
import { fakeServer, problemBody, renderApp } from '../../kernel/testing/render-app';
import { signedIn } from '../../kernel/testing/signed-in';
import { features } from '../features';
import { routes } from '../routes';
import { callOf, queuesOn, urlOf, waitingOn } from './queues';

const locales = Object.assign({}, ...features.map(({ locales }) => locales ?? {}));
let app: { reducers: NonNullable<FeatureState['reducers']>; sagas: FeatureState['sagas'] };
beforeAll(async () => {
  const states: FeatureState[] = await Promise.all(features.flatMap(({ state }) => state?.() ?? []));
  app = {
    reducers: Object.assign({}, ...states.map(({ reducers }) => reducers ?? {})),
    sagas: states.flatMap(({ sagas }) => sagas ?? []),
  };
});
/** What decides which rows are found, as it is spelled: no page, order, size or sum. */
const conditions = (query: string): string[] =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !/^(page|itemsPerPage|sum|order\[.*\])$/.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();

// "Each count equals the list that it opens": both ask the same call the same question.
const asked = new Map(
  [...queuesOn('2026-01-05'), ...waitingOn('2026-01-05')].map((each) => [each.key, each]),
);
it.each([...asked.values()])(
  'the list of the queue $key asks what its count asked',
  async (queue) => {
    const path = `/api${pathOf(queue.endpoint)}?`;
    const none = { body: { 'hydra:member': [], 'hydra:totalItems': 0 } };
    const unknown = { status: 404, body: problemBody('not-found', 404) };
    const server = fakeServer(({ url }) => (url.startsWith(path) ? none : unknown));
    const route = routes.find(({ path }) => path === queue.path);
    const Page = lazy(route?.page ?? (() => Promise.reject(new Error(`no page ${queue.path}`))));
    const screen = (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
    const at = { path: queue.path, url: urlOf(queue) };
    await renderApp(screen, { ...app, locales, ...at, fetch: server.fetch, storage: signedIn(permissions) });
    const wanted = queryString(callOf(queue).query).slice(1);
    const lists = () =>
      server.calls.flatMap(({ url }) => (url.startsWith(path) ? [url.slice(path.length)] : []));
    await waitFor(() => expect(lists().map(conditions)).toContainEqual(conditions(wanted)));
  },
  60_000,
);
