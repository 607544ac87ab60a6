import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@reprise/kernel/testing';
import { describeEngine } from '@reprise/read-kernel/testing';
import { aBuyback, aReminder, aShipment, BusWorld, type TopicReader } from '@reprise/relay/testing';
import { startOwn, type EngineServer } from './servers.mjs';

const streams = Array.from({ length: 25 }, aBuyback);

// It has its own broker, which is killed.
describeEngine('kafka', 'the relay, when its broker fails under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reprise-relay-'));
  let broker: EngineServer;
  let world: BusWorld;
  beforeAll(async () => {
    broker = await startOwn('kafka', { folder });
  });
  afterAll(async () => {
    await broker.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    world = await new BusWorld(broker.url).createTopic();
  });
  afterEach(() => world.end());

  /** Appends to all streams repeatedly until told to stop. */
  function load(): () => Promise<void> {
    let going = true;
    const done = (async () => {
      while (going) {
        await Promise.all(
          streams.map((stream) => world.log.append(stream, [aShipment(), aReminder()], 'any')),
        );
        await new Promise((next) => setTimeout(next, 10));
      }
    })();
    return async () => {
      going = false;
      await done;
    };
  }

  async function everythingArrives(): Promise<TopicReader> {
    const expected = await world.expected();
    const count = [...expected.values()].reduce((sum, each) => sum + each.length, 0);
    const reader = await world.read();
    await eventually(() => expect(new Set(reader.ids).size).toBe(count) ?? true);
    expect(reader.firsts).toEqual(expected);
    return reader;
  }

  it('loses nothing and keeps the order of each key when the broker is killed and restarted', async () => {
    const relay = world.relay();
    world.engine(relay);
    const stop = load();
    await eventually(async () => Number(await world.store.checkpoint(relay.name)) > 500);
    for (let n = 0; n < 2; n += 1) {
      await broker.kill();
      await eventually(() => relay.fault);
      const seen = Number(await world.store.checkpoint(relay.name));
      await broker.restart();
      await eventually(async () => Number(await world.store.checkpoint(relay.name)) > seen + 500);
    }
    await stop();
    await everythingArrives();
    expect(await world.store.parkedKeys(relay.name)).toEqual([]);
    expect(relay.fault).toBeUndefined();
  });

  it('discards a hanging producer, and loses nothing, when the broker does not answer for a while', async () => {
    const relay = world.relay({ batchMs: 2000, requestMs: 30_000 });
    world.engine(relay);
    const stop = load();
    await eventually(async () => Number(await world.store.checkpoint(relay.name)) > 500);
    broker.freeze();
    await eventually(() => relay.fault?.includes('took longer than 2000 ms'));
    broker.thaw();
    await eventually(() => relay.fault === undefined);
    await stop();
    await everythingArrives();
  });

  it('continues with the other relay when the first is lost in the middle of a transaction', async () => {
    const first = world.engine(world.relay(), { instance: 'one' });
    const stop = load();
    await eventually(async () => Number(first.position('kafka-relay')) > 500);
    const second = world.engine(world.relay(), { instance: 'two' });
    // The lease is taken in the middle of the work, as from a stalled process.
    await world.store.lease('kafka-relay', 'two', 3000, new Date(Date.now() + 60_000));
    const seen = Number(await world.store.checkpoint('kafka-relay'));
    await eventually(() => Number(second.position('kafka-relay')) > seen + 500);
    await stop();
    await everythingArrives();
  });
});
