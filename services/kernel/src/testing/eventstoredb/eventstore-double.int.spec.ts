import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  streamNameFilter,
  type AllStreamSubscription,
} from '@eventstore/db-client';
import { eventually } from '../eventually';
import { spawnEventStoreDouble, startEventStoreDouble, type ChildDouble, type EventStoreDouble } from '.';

const noted = (text = 'x') => jsonEvent({ type: 'Noted', data: { text } });

describe('the double of EventStoreDB, as its client sees it', () => {
  let server: EventStoreDouble;
  let client: EventStoreDBClient;
  let subscriptions: AllStreamSubscription[];
  beforeEach(async () => {
    server = await startEventStoreDouble({ systemEventEvery: 5 });
    client = EventStoreDBClient.connectionString(server.url);
    subscriptions = [];
  });
  afterEach(async () => {
    await Promise.all(subscriptions.map((each) => each.unsubscribe()));
    await client.dispose();
    await server.stop();
  });

  const namesIn = async (options: Parameters<EventStoreDBClient['readAll']>[0]) => {
    const names: string[] = [];
    for await (const { event } of client.readAll(options)) names.push(event?.streamId ?? '');
    return names;
  };
  function subscribe(options: Parameters<EventStoreDBClient['subscribeToAll']>[0]) {
    const heard: string[] = [];
    const subscription = client.subscribeToAll(options);
    subscriptions.push(subscription);
    subscription.on('data', ({ event }) => heard.push(event?.streamId ?? ''));
    subscription.on('caughtUp', () => heard.push('caught up'));
    subscription.on('error', (error) => heard.push(`error ${'type' in error ? String(error.type) : ''}`));
    return heard;
  }

  it('has positions that grow by bytes, beyond the range of numbers', async () => {
    const first = await client.appendToStream('item-1', noted());
    const second = await client.appendToStream('item-1', noted('y'.repeat(100)));
    const third = await client.appendToStream('item-1', noted());
    const at = [first, second, third].map(({ position }) => position?.commit ?? 0n);
    expect(at[0]).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect(Number((at[2] ?? 0n) - (at[1] ?? 0n)) - Number((at[1] ?? 0n) - (at[0] ?? 0n))).toBe(99);
  });

  it('answers batches and single appends alike', async () => {
    const one = noted();
    const first = await client.appendToStream('item-1', [one, noted()], { expectedRevision: 'no_stream' });
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 1n });
    Object.assign(client, { supports: async () => false });
    expect(await client.appendToStream('item-1', one, { expectedRevision: 'no_stream' })).toMatchObject({
      nextExpectedRevision: 0n,
    });
    await expect(client.appendToStream('item-1', noted(), { expectedRevision: 7n })).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 1n,
      expectedVersion: 7n,
    });
    await expect(client.appendToStream('item-1', noted('x'.repeat(2 ** 20)))).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
      maxAppendSize: 2 ** 20,
    });
  });

  it('has system events in $all, and reads it either way from any event', async () => {
    for (let n = 0; n < 6; n += 1) await client.appendToStream(`item-${n}`, noted());
    const { position } = await client.appendToStream('item-6', noted());
    await client.appendToStream('item-7', noted());
    const names = await namesIn({});
    expect(names.slice(0, 3)).toEqual(['$$$stats', '$users', 'item-0']);
    expect(names.filter((name) => name.startsWith('$stats'))).toHaveLength(1);
    expect(await namesIn({ direction: 'backwards', fromPosition: 'end' })).toEqual(names.toReversed());
    expect(await namesIn({ fromPosition: position })).toEqual(['item-6', 'item-7']);
    expect(await namesIn({ fromPosition: position, direction: 'backwards', maxCount: 1 })).toEqual([
      'item-5',
    ]);
    const between = { commit: (position?.commit ?? 0n) + 1n, prepare: (position?.commit ?? 0n) + 1n };
    await expect(namesIn({ fromPosition: between })).rejects.toMatchObject({ type: 'unknown' });
  });

  it('filters a subscription by stream or type, and reports how far it has scanned', async () => {
    const passed: bigint[] = [];
    const byStream = subscribe({
      filter: streamNameFilter({
        prefixes: ['item-', 'offer-'],
        maxSearchWindow: 2,
        checkpointInterval: 3,
        checkpointReached: async (_, { commit }) => void passed.push(commit),
      }),
    });
    const byType = subscribe({ filter: eventTypeFilter({ regex: '^[^$].*' }) });
    for (const name of ['item-1', 'cart-1', 'offer-1', 'cart-2', 'cart-3', 'item-2'])
      await client.appendToStream(name, noted());
    await eventually(() => byStream.includes('item-2') && byType.includes('item-2'));
    expect(byStream.filter((name) => name !== 'caught up')).toEqual(['item-1', 'offer-1', 'item-2']);
    expect(byType.filter((name) => name.startsWith('$'))).toEqual([]);
    // Every sixth of all events: two from the beginning, six of ours, one of the server's after the fifth.
    expect(passed).toEqual([server.log.all[5]?.position]);
  });

  it('reports when a subscription has caught up, goes live, and ends it when the connection breaks', async () => {
    const { position } = await client.appendToStream('item-1', noted());
    await client.appendToStream('item-2', noted());
    const heard = subscribe({ fromPosition: position, filter: streamNameFilter({ prefixes: ['item'] }) });
    await eventually(() => heard.length === 2);
    await client.appendToStream('item-3', noted());
    await eventually(() => heard.length === 3);
    server.dropConnections();
    await eventually(() => heard.length === 4);
    expect(heard).toEqual(['item-2', 'caught up', 'item-3', 'error unavailable']);
  });

  it('ends a stream permanently', async () => {
    await client.appendToStream('item-1', noted());
    await client.tombstoneStream('item-1');
    await expect(client.appendToStream('item-1', noted())).rejects.toMatchObject({ type: 'stream-deleted' });
  });
});

describe('the double of EventStoreDB in a separate process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'eventstore-'));
  const file = join(folder, 'log');
  let server: ChildDouble | undefined;
  afterAll(async () => {
    await server?.kill();
    rmSync(folder, { recursive: true });
  });

  it('has what it acknowledged although it was killed and its last line is incomplete', async () => {
    server = await spawnEventStoreDouble({ file });
    const client = EventStoreDBClient.connectionString(server.url);
    const acknowledged: string[] = [];
    const writer = async (): Promise<void> => {
      for (;;) {
        const event = noted();
        await client.appendToStream(`item-${event.id}`, event);
        acknowledged.push(event.id);
      }
    };
    const writers = Promise.allSettled(Array.from({ length: 8 }, writer));
    await eventually(() => acknowledged.length > 200);
    await server.kill();
    await writers;
    appendFileSync(file, '[{"id":"torn"');

    server = await spawnEventStoreDouble({ file, port: server.port });
    const held = new Set<string>();
    await eventually(async () => {
      for await (const { event } of client.readAll()) held.add(event?.id ?? '');
      return true;
    });
    expect(acknowledged.filter((id) => !held.has(id))).toEqual([]);
    expect(held.has('torn')).toBe(false);
    await client.dispose();
  });
});
