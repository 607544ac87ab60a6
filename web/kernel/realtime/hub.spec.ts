import { FakeSource } from '../testing/fake-source';
import { subscribe } from './hub';

const { open, last } = FakeSource;

describe('the hub', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeSource.opened.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('follows topics with the current token, and passes on what it can parse', () => {
    const heard: unknown[] = [];
    subscribe(['/buybacks/1', '/items'], { open, token: () => 't', onMessage: (m) => heard.push(m) });
    expect(last()?.url).toBe('/api/hub?topic=%2Fbuybacks%2F1&topic=%2Fitems&authorization=t');
    last()?.onmessage?.({ data: '{"id":"1"}' });
    last()?.onmessage?.({ data: 'not json' });
    expect(heard).toEqual([{ id: '1' }]);
  });
  it('reconnects after a loss, with a new token, and reports that something may have been missed', () => {
    const tokens = ['old', 'new'];
    let missed = 0;
    subscribe(['/a'], {
      open,
      token: () => tokens.shift(),
      onMessage: () => undefined,
      onReconnect: () => missed++,
      random: () => 1,
    });
    last()?.onopen?.();
    last()?.onerror?.();
    jest.advanceTimersByTime(1000);
    expect(last()?.url).toContain('authorization=new');
    last()?.onopen?.();
    expect(missed).toBe(1);
  });
  it('stays closed once ended', () => {
    const end = subscribe(['/a'], { open, token: () => undefined, onMessage: () => undefined });
    last()?.onerror?.();
    end();
    jest.advanceTimersByTime(60_000);
    expect(FakeSource.opened).toHaveLength(1);
  });
});
