import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { type AppProblem, createApiClient } from '../api';
import { sessionRenewal } from '../session/renew-session';
import { sessionSaga } from '../session/session.saga';
import { sessionOpened, sessionSlice } from '../session/session.slice';
import { storedSession } from '../session/session.storage';
import { browserStorage, type KeyValue } from '../storage';
import { listsSlice } from './lists.slice';
import { browserPages, type PageNavigation } from './page-navigation';
import { problemRaised, problemsSlice } from './problems.slice';
import { recordsSlice } from './records.slice';
import { requestsSaga } from './requests.saga';
import { submissionsSlice } from './submissions.slice';

export type AppStoreOptions = {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas?: readonly Saga[];
  /** Extra values for the features' sagas, read with `getContext`. */
  context?: Readonly<Record<string, unknown>>;
  fetch?: typeof fetch;
  baseUrl?: string;
  storage?: KeyValue;
  pages?: PageNavigation;
  /** False in the public app: its anonymous token lives in memory, beside a seller's session in the same browser. */
  keepsSession?: boolean;
  /** Replaces the refresh-token exchange: the public app fetches a new anonymous token instead. */
  renew?: (usedToken: string | undefined) => Promise<boolean>;
};

export type AppState = {
  readonly session: ReturnType<typeof sessionSlice.reducer>;
  readonly lists: ReturnType<typeof listsSlice.reducer>;
  readonly records: ReturnType<typeof recordsSlice.reducer>;
  readonly submissions: ReturnType<typeof submissionsSlice.reducer>;
  readonly problems: ReturnType<typeof problemsSlice.reducer>;
};

/** The store of either app: session and the four generic slices, plus what its features bring. */
export function createAppStore(options: AppStoreOptions = {}) {
  const { baseUrl = '/api', storage = browserStorage, pages = browserPages('') } = options;
  const send: typeof fetch = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const reducer: Record<string, Reducer> = {
    session: sessionSlice.reducer,
    lists: listsSlice.reducer,
    records: recordsSlice.reducer,
    submissions: submissionsSlice.reducer,
    problems: problemsSlice.reducer,
    ...options.reducers,
  };
  const context: Record<string, unknown> = { storage, pages, ...options.context };
  const saga = createSagaMiddleware({ context });
  const store = configureStore({
    reducer: combineReducers(reducer) as unknown as Reducer<AppState>,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const session = () => store.getState().session;
  const renew =
    options.renew ?? sessionRenewal({ session, dispatch: store.dispatch, storage, fetch: send, baseUrl });
  const api = createApiClient({
    baseUrl,
    fetch: send,
    renew,
    token: () => session().token,
    module: () => session().module,
    onUnauthenticated: (problem: AppProblem) => store.dispatch(problemRaised({ problem })),
  });
  context['api'] = api;
  saga.setContext({ api });
  for (const run of [requestsSaga, sessionSaga, ...(options.sagas ?? [])]) saga.run(run);
  const stored = options.keepsSession === false ? null : storedSession(storage);
  if (stored) store.dispatch(sessionOpened(stored));
  return Object.assign(store, { api });
}
export type AppStore = ReturnType<typeof createAppStore>;
