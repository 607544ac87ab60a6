import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { type ApiClient, type AppProblem, createApiClient } from '../api';
import type { StreamState } from '../realtime/follow-server';
import type { KeptSession } from '../session/kept-session';
import { sessionOpened, sessionSlice } from '../session/session.slice';
import { browserStorage, type KeyValue, tabStorage } from '../storage';
import { lateSagas } from './late-sagas';
import { browserPages, type PageNavigation } from './page-navigation';
import { problemRaised, problemsSlice } from './problems.slice';

export type AppStoreOptions = {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas?: readonly Saga[];
  /** Extra values for the features' sagas, read with `getContext`. */
  context?: Readonly<Record<string, unknown>>;
  fetch?: typeof fetch;
  baseUrl?: string;
  storage?: KeyValue;
  /** What is of this tab alone. */
  tab?: KeyValue;
  pages?: PageNavigation;
  /** A person's session, stored by the browser. The public app has none: its anonymous token is only in memory. */
  session?: KeptSession;
  /** Replaces the refresh-token exchange: the public app fetches a new anonymous token instead. */
  renew?: (usedToken: string | undefined) => Promise<boolean>;
};

export type AppState = {
  readonly session: ReturnType<typeof sessionSlice.reducer>;
  readonly problems: ReturnType<typeof problemsSlice.reducer>;
  /** From the first use of the server state on. */
  readonly stream?: StreamState;
};

/**
 * The store of either app: session and problems, the features' own slices and, from its first use on, the server
 * state.
 */
export function createAppStore(options: AppStoreOptions = {}) {
  const {
    baseUrl = '/api',
    storage = browserStorage,
    tab = tabStorage,
    pages = browserPages(''),
    session: kept,
  } = options;
  const send: typeof fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const reducer: Record<string, Reducer> = {
    session: sessionSlice.reducer,
    problems: problemsSlice.reducer,
    ...options.reducers,
  };
  const context: Record<string, unknown> = { storage, tab, pages, ...options.context };
  const saga = createSagaMiddleware({ context, onError: reportError });
  const later = createDynamicMiddleware();
  const late = lateSagas();
  const services: { api?: ApiClient } = {};
  const store = configureStore({
    reducer: combineReducers(reducer) as unknown as Reducer<AppState>,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(later.middleware, saga, late.middleware),
  });
  function extend(name: string, added: Reducer, middleware: readonly Middleware[]): void {
    reducer[name] = added;
    later.addMiddleware(...middleware);
    store.replaceReducer(combineReducers(reducer) as unknown as Reducer<AppState>);
  }
  const session = () => store.getState().session;
  const renew =
    options.renew ??
    kept?.renewal({ session, dispatch: store.dispatch, storage, fetch: send, baseUrl }) ??
    (() => Promise.resolve(false));
  const api = createApiClient({
    baseUrl,
    fetch: send,
    renew,
    token: () => session().token,
    module: () => session().module,
    language: () => globalThis.document?.documentElement.lang,
    ...(kept && { askFactor: kept.asker({ session, dispatch: store.dispatch, subscribe: store.subscribe }) }),
    onUnauthenticated: (problem: AppProblem) => store.dispatch(problemRaised({ problem })),
  });
  services.api = api;
  saga.setContext({ api });
  for (const run of [...(kept ? [kept.saga] : []), ...(options.sagas ?? [])]) saga.run(run);
  const stored = kept?.stored(storage);
  if (stored) store.dispatch(sessionOpened(stored));
  /** Adds parts that were loaded after the store was opened, all at once: once in a page's life. */
  function join(parts: readonly Pick<AppStoreOptions, 'reducers' | 'sagas'>[]): void {
    for (const { reducers = {} } of parts)
      for (const [name, added] of Object.entries(reducers)) extend(name, added, []);
    late.run(
      store,
      { ...context, api },
      parts.flatMap(({ sagas = [] }) => sagas),
    );
  }
  return Object.assign(store, { api, extend, join });
}
export type AppStore = ReturnType<typeof createAppStore>;
