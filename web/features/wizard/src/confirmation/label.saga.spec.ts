import { id, openShop } from '../testing/shop';
import { labelAwaited, labelLeft } from '../../../../kernel/labels';

const buyback = { id: id(7), token: 'a-token-of-the-link' };

/** A server whose label returns these statuses, one per check; the last one repeats. */
function labelServer(...statuses: number[]) {
  return openShop(() => ({ status: (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 425 }));
}
const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);

describe('waiting for a shipping label', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('checks after 3, 5, 10 and 15 seconds, then gives up', async () => {
    const { store, calls, labels } = labelServer(425);
    store.dispatch(labelAwaited(buyback));
    let checks = 0;
    for (const wait of [3, 5, 10, 15]) {
      await pass(wait - 0.1);
      expect(calls).toHaveLength(checks);
      await pass(0.1);
      checks += 1;
      expect(calls).toHaveLength(checks);
    }
    expect(labels()[id(7)]).toBe('not-available');
    await pass(120);
    expect(calls).toHaveLength(4);
  });

  it('uses HEAD and the token of the link', async () => {
    const { store, calls } = labelServer(200);
    store.dispatch(labelAwaited(buyback));
    await pass(3);
    expect(calls[0]).toMatchObject({
      method: 'HEAD',
      path: `/buybacks/${id(7)}/shipping-label?token=a-token-of-the-link`,
    });
  });

  it('stops as soon as the label is ready', async () => {
    const { store, calls, labels } = labelServer(425, 200);
    store.dispatch(labelAwaited(buyback));
    await pass(8);
    expect(labels()[id(7)]).toBe('ready');
    await pass(60);
    expect(calls).toHaveLength(2);
  });

  it('shows that none is expected', async () => {
    const { store, calls, labels } = labelServer(404);
    store.dispatch(labelAwaited(buyback));
    await pass(60);
    expect(labels()[id(7)]).toBe('not-expected');
    expect(calls).toHaveLength(1);
  });

  it('continues after a failure of the server', async () => {
    const { store, labels } = labelServer(503, 200);
    store.dispatch(labelAwaited(buyback));
    await pass(8);
    expect(labels()[id(7)]).toBe('ready');
  });

  it('stops once the person has left', async () => {
    const { store, calls } = labelServer(425);
    store.dispatch(labelAwaited(buyback));
    await pass(3);
    store.dispatch(labelLeft({ id: id(7) }));
    await pass(60);
    expect(calls).toHaveLength(1);
  });
});
