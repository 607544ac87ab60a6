import { sessionClosed, sessionOpened } from '../session';
import { createAppStore, topicsTold } from '../store';
import { FakeSource } from '../testing/fake-source';
import { fakeServer, memoryStorage } from '../testing/render-app';
import { fallbackPeriod, followServer, gather, streamSlice, topicsOfNews } from './follow-server';

const { open, last } = FakeSource;
const news = (id: string) => last()?.onmessage?.({ data: JSON.stringify({ '@id': id }) });
const user = {
  ...{ id: 'u', types: ['admin' as const], email: 'a@example.org' },
  ...{ modules: {}, frontPermissions: {} },
};

function start() {
  const told: unknown[] = [];
  const store = createAppStore({
    fetch: fakeServer(() => ({ status: 404 })).fetch,
    storage: memoryStorage(),
    sagas: [],
  });
  store.extend(streamSlice.name, streamSlice.reducer, [
    () => (next) => (action) => {
      if (topicsTold.match(action)) told.push(action.payload);
      return next(action);
    },
  ]);
  followServer(store, { open });
  const stream = () => store.getState().stream;
  return { store, told, stream };
}

describe('following the server', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeSource.opened.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('opens one stream for the signed-in person, and closes it with the session', () => {
    const { store } = start();
    expect(FakeSource.opened).toHaveLength(0);
    store.dispatch(sessionOpened({ token: 't', user }));
    expect(last()?.url).toBe('/api/hub?topic=*&authorization=t');
    store.dispatch(sessionClosed());
    expect(last()?.closed).toBe(true);
  });
  it('reports a burst of updates once, each with its list', () => {
    const { store, told } = start();
    store.dispatch(sessionOpened({ token: 't', user }));
    news('/api/buybacks/1');
    news('/api/buybacks/2');
    expect(told).toEqual([]);
    jest.advanceTimersByTime(gather);
    expect(told).toEqual([['/buybacks', '/buybacks/1', '/buybacks/2']]);
  });
  it('reports when the stream is disconnected, and that anything may have changed once it is back', () => {
    const { store, told, stream } = start();
    store.dispatch(sessionOpened({ token: 't', user }));
    last()?.onopen?.();
    expect(stream()).toBe('open');
    last()?.onerror?.();
    expect(stream()).toBe('away');
    jest.advanceTimersByTime(fallbackPeriod);
    last()?.onopen?.();
    expect([stream(), told]).toEqual(['open', [undefined]]);
  });
  it('treats an update without an address as one of anything', () => {
    expect(topicsOfNews({ id: '1' })).toBeUndefined();
    expect(topicsOfNews({ '@id': '/stocks/1' })).toEqual(['/stocks', '/stocks/1']);
  });
});
