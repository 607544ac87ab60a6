import { EventEmitter } from 'node:events';
import { watchHeartbeats } from './heartbeat-watch';

class Client extends EventEmitter {
  readonly calls: string[] = [];
  isReachable = true;

  async close(): Promise<void> {
    this.calls.push('close');
    this.emit('serverClosed', { address: 'a:1' });
  }
  async connect(): Promise<void> {
    this.calls.push('connect');
    if (!this.isReachable) throw new Error('nobody answers');
    this.looks('a:1');
  }
  looks(connectionId: string): void {
    this.emit('serverHeartbeatStarted', { connectionId });
  }
}

describe('a driver that checks its servers', () => {
  let client: Client;
  let watch: { stop(): void };
  beforeEach(() => {
    jest.useFakeTimers();
    client = new Client();
    watch = watchHeartbeats(client);
  });
  afterEach(() => {
    watch.stop();
    jest.useRealTimers();
  });

  it('is left alone, even while none of them answers', async () => {
    for (let look = 0; look < 12; look += 1) {
      client.looks('a:1');
      await jest.advanceTimersByTimeAsync(10_000);
      client.emit(look % 2 ? 'serverHeartbeatFailed' : 'serverHeartbeatSucceeded', { connectionId: 'a:1' });
    }
    expect(client.calls).toEqual([]);
  });

  it('is left alone when a server has left the set', async () => {
    client.looks('a:1');
    client.emit('serverClosed', { address: 'a:1' });
    await jest.advanceTimersByTimeAsync(100_000);
    expect(client.calls).toEqual([]);
  });

  it('is reconnected when it has stopped checking one of them', async () => {
    client.looks('a:1');
    for (let look = 0; look < 4; look += 1) {
      client.looks('b:1');
      await jest.advanceTimersByTimeAsync(9_000);
    }
    expect(client.calls).toEqual(['close', 'connect']);
  });

  it('is reconnected repeatedly until a server answers', async () => {
    client.looks('a:1');
    client.isReachable = false;
    await jest.advanceTimersByTimeAsync(46_000);
    expect(client.calls.length).toBeGreaterThan(4);
    client.isReachable = true;
    await jest.advanceTimersByTimeAsync(5_000);
    const { length } = client.calls;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(client.calls).toHaveLength(length);
  });
});
