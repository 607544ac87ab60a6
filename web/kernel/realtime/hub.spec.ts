import { FakeSource } from '../testing/fake-source';
import { subscribe } from './hub';

const { open, last } = FakeSource;

describe('the hub', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    FakeSource.opened.length = 0;
  });
  let end = (): void => undefined;
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  it('follows topics with the current token, and passes on what it can parse', () => {
    const heard: unknown[] = [];
    const onMessage = (message: unknown) => heard.push(message);
    end = subscribe(['/buybacks/1', '/items'], { open, token: () => 't', onMessage });
    expect(last()?.url).toBe('/api/hub?topic=%2Fbuybacks%2F1&topic=%2Fitems&authorization=t');
    last()?.onmessage?.({ data: '{"id":"1"}' });
    last()?.onmessage?.({ data: 'not json' });
    expect(heard).toEqual([{ id: '1' }]);
  });
  it('reconnects after a loss, with a new token, and reports that something may have been missed', () => {
    const tokens = ['old', 'new'];
    let missed = 0;
    end = subscribe(['/a'], {
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
  it('holds no connection for a page that was left, and reports what was missed when somebody comes back to it', () => {
    let missed = 0;
    const options = { open, token: () => 't', onMessage: () => undefined, onReconnect: () => missed++ };
    end = subscribe(['/a'], options);
    last()?.onopen?.();
    window.dispatchEvent(new Event('pagehide'));
    expect(last()?.closed).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(FakeSource.opened).toHaveLength(2);
    last()?.onopen?.();
    expect(missed).toBe(1);
    end();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(FakeSource.opened).toHaveLength(2);
  });
  it('stays closed once ended', () => {
    end = subscribe(['/a'], { open, token: () => undefined, onMessage: () => undefined });
    last()?.onerror?.();
    end();
    jest.advanceTimersByTime(60_000);
    expect(FakeSource.opened).toHaveLength(1);
  });
});
