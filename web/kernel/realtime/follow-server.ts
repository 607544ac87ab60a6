import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/session.slice';
import { topicsTold } from '../store/topics';
import { type HubOptions, subscribe } from './hub';

/** Updates of many rows come in bursts; they are reported together, this many milliseconds after the first. */
export const gather = 400;
/**
 * While the stream is disconnected, everything on screen is refetched at this interval, in milliseconds: the only
 * fallback.
 */
export const fallbackPeriod = 15_000;

/** Whether updates are pushed. `off`: nobody is signed in, or the browser has no EventSource. */
export const streamSlice = createSlice({
  name: 'stream',
  initialState: 'off' as 'off' | 'open' | 'away',
  reducers: { streamIs: (_state, { payload }: PayloadAction<'off' | 'open' | 'away'>) => payload },
});
export type StreamState = ReturnType<typeof streamSlice.reducer>;

/** `/api/buybacks/1` is news of that buyback and of every list of buybacks. Undefined: news without an address is of anything. */
export function topicsOfNews(message: unknown): readonly string[] | undefined {
  const id: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, '@id') : null;
  if (typeof id !== 'string') return undefined;
  const path = id.replace(/^\/api(?=\/)/, '');
  return [path.slice(0, path.lastIndexOf('/')), path].filter(Boolean);
}

type Store = {
  getState: () => { session: SessionState };
  dispatch: Dispatch;
  subscribe: (listener: () => void) => unknown;
};

/** One stream for the app, as long as somebody is signed in: its updates invalidate what shows them. */
export function followServer(store: Store, options: Pick<HubOptions, 'open' | 'baseUrl'> = {}): void {
  if (!options.open && typeof EventSource === 'undefined') return;
  const { streamIs } = streamSlice.actions;
  let following: string | undefined;
  let end = (): void => undefined;
  let news = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tell(): void {
    timer = undefined;
    store.dispatch(topicsTold([...news]));
    news = new Set();
  }
  function hear(message: unknown): void {
    const topics = topicsOfNews(message);
    if (!topics) return void store.dispatch(topicsTold(undefined));
    for (const topic of topics) news.add(topic);
    timer ??= setTimeout(tell, gather);
  }
  function follow(): void {
    const user = store.getState().session.user?.id;
    if (user === following) return;
    following = user;
    end();
    clearTimeout(timer);
    timer = undefined;
    end = user ? subscribe(['*'], { ...options, ...callbacks }) : () => undefined;
    if (!user) store.dispatch(streamIs('off'));
  }
  const callbacks = {
    token: () => store.getState().session.token,
    onMessage: hear,
    onOpen: () => void store.dispatch(streamIs('open')),
    onLost: () => void store.dispatch(streamIs('away')),
    onReconnect: () => void store.dispatch(topicsTold(undefined)),
  };
  store.subscribe(follow);
  follow();
}
