import { type Action, isAnyOf, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery, setupListeners } from '@reduxjs/toolkit/query/react';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import {
  type ApiClient,
  type AppProblem,
  callEndpoint,
  callList,
  type CallOptions,
  type LooseCall,
  type Page,
  problemOf,
  type Reply,
} from '../api';
import { followServer, streamSlice } from '../realtime/follow-server';
import { sessionClosed, sessionOpened } from '../session/session.slice';
import type { AppStore } from './app-store';
import { topicsChanged, topicsShown, topicsTold } from './topics';

/** Plain values that identify one call: the cache key. */
export type Asked = Pick<LooseCall, 'params' | 'query'> & {
  name: string;
  /** True if updates do not refetch it: reading is itself recorded, or a form has started with it. */
  once?: boolean;
};
export type Written = LooseCall & { name: string; options: Omit<CallOptions, 'signal'> };

const known = new Map<string, EndpointSpec>();
/** Endpoints contain schemas, which a store cannot hold: it holds their names. */
export function nameOf(endpoint: EndpointSpec): string {
  known.set(endpoint.name, endpoint);
  return endpoint.name;
}
function endpointOf(name: string): EndpointSpec {
  const endpoint = known.get(name);
  if (!endpoint) throw new Error(`no endpoint has been named ${name}`);
  return endpoint;
}

const clientOf = (extra: unknown): ApiClient => (extra as { api: ApiClient }).api;
async function answered<T>(act: () => Promise<T>): Promise<{ data: T } | { error: AppProblem }> {
  try {
    return { data: await act() };
  } catch (error) {
    return { error: problemOf(error) };
  }
}
/** By endpoint, how often the reply to a write said what its record then is. */
const told = new Map<string, number>();
export const toldByWrite = (name: string): void => void told.set(name, (told.get(name) ?? 0) + 1);

/** What was asked before a write replied may be older than its reply: it is asked again rather than shown. */
async function notOlder<T>(name: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  const before = told.get(name);
  const reply = await ask();
  return signal.aborted || told.get(name) === before ? reply : notOlder(name, signal, ask);
}
const tag = (topic: string) => ({ type: 'Topic' as const, id: topic });
const shown = ({ name, params, once }: Asked) => (once ? [] : topicsShown(endpointOf(name), params).map(tag));

/**
 * Replies of the server, by endpoint and parts. Nothing outlives the screen that shows it: leaving a screen aborts
 * its call, and every screen fetches again.
 */
export const serverState = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<AppProblem>(),
  tagTypes: ['Topic'],
  keepUnusedDataFor: 0,
  refetchOnMountOrArgChange: true,
  endpoints: (build) => ({
    record: build.query<Reply<EndpointSpec>, Asked>({
      queryFn: ({ name, once: _once, ...parts }, { signal, extra }) =>
        notOlder(name, signal, () =>
          answered(() => callEndpoint(clientOf(extra), endpointOf(name), parts, { signal })),
        ),
      providesTags: (_reply, _problem, asked) => shown(asked),
    }),
    list: build.query<Page<EndpointSpec>, Asked>({
      queryFn: ({ name, once: _once, ...parts }, { signal, extra }) =>
        answered(() => callList(clientOf(extra), endpointOf(name), parts, { signal })),
      providesTags: (_page, _problem, asked) => shown(asked),
    }),
    write: build.mutation<Reply<EndpointSpec>, Written>({
      queryFn: ({ name, options, ...parts }, { extra }) =>
        answered(() => callEndpoint(clientOf(extra), endpointOf(name), parts, options)),
      invalidatesTags: (_reply, problem, { name, params }) =>
        problem ? [] : topicsChanged(endpointOf(name), params).map(tag),
    }),
  }),
});

export type AcceptedAction<E extends EndpointSpec> = PayloadAction<Reply<E>>;
/** Matches the action of a submission to this endpoint that the server accepted. */
export const accepted =
  <E extends EndpointSpec>({ name }: E) =>
  (action: Action): action is AcceptedAction<E> =>
    serverState.endpoints.write.matchFulfilled(action) &&
    (action as unknown as { meta: { arg: { originalArgs: Written } } }).meta.arg.originalArgs.name === name;

const anotherSession = isAnyOf(sessionClosed, sessionOpened);
/** Updates of any origin invalidate what shows them; another person sees nothing of the previous one's data. */
const follow: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (topicsTold.match(action)) {
    store.dispatch(serverState.util.invalidateTags(action.payload?.map(tag) ?? ['Topic']) as never);
  } else if (anotherSession(action)) store.dispatch(serverState.util.resetApiState());
  return result;
};

const attached = new WeakSet<AppStore>();
/** Adds the server state to a store on first use: the first page of the public app is shown before it is loaded. */
export function attachServerState(store: AppStore): void {
  if (attached.has(store)) return;
  attached.add(store);
  store.extend(serverState.reducerPath, serverState.reducer, [serverState.middleware, follow]);
  store.extend(streamSlice.name, streamSlice.reducer, []);
  setupListeners(store.dispatch);
  followServer(store);
}
