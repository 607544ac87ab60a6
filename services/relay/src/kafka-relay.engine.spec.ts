import { LeaseLost, uuidv7, type BatchConsumer, type BatchContext } from '@reprise/kernel';
import { eventually } from '@reprise/kernel/testing';
import { describeEngine, engineOf } from '@reprise/read-kernel/testing';
import { relayName } from './kafka-relay';
import { aBuyback, aLabel, aReminder, aShipment, BusWorld } from './testing';

const found = engineOf('kafka');
const isMock = 'mock' in found && found.mock === true;
/**
 * librdkafka's mock broker fences no producers, shows aborted transactions, creates topics by itself and has no
 * limits.
 */
const realBroker = isMock ? it.skip : it;

describeEngine('kafka', 'the relay', (url) => {
  let world: BusWorld;
  beforeEach(() => {
    world = new BusWorld(url);
  });
  afterEach(() => world.end());

  const shipments = (count: number) => Array.from({ length: count }, aShipment);
  const parked = () => world.store.parkedKeys(relayName);
  const arrived = async (count: number) => {
    const reader = await world.read();
    await eventually(() => expect(new Set(reader.ids).size).toBe(count) ?? true);
    return reader;
  };

  it('publishes public events, by key in log order, each once, and nothing else', async () => {
    await world.createTopic();
    const streams = Array.from({ length: 20 }, aBuyback);
    for (const stream of [...streams, ...streams])
      await world.log.append(stream, [aShipment(), aReminder(), aShipment()], 'any');
    world.engine(world.relay());
    const reader = await arrived(80);
    expect(reader.messages).toHaveLength(80);
    expect(reader.firsts).toEqual(await world.expected());
    for (const { key, headers, cloudEvent } of reader.messages) {
      expect(key).toBe(`${cloudEvent.accountid}/${cloudEvent.subject}`);
      expect(String(headers['content-type'])).toBe('application/cloudevents+json; charset=UTF-8');
      expect(String(headers['ce_id'])).toBe(cloudEvent.id);
      expect(String(headers['ce_type'])).toBe(cloudEvent.type);
    }
  });

  it('continues with what is appended, and after a restart from its checkpoint', async () => {
    await world.createTopic();
    const stream = aBuyback();
    await world.log.append(stream, shipments(2), 'any');
    const first = world.engine(world.relay());
    const reader = await arrived(2);
    await world.log.append(stream, shipments(3), 'any');
    await eventually(() => reader.ids.length === 5);
    await first.stop();
    await world.log.append(stream, shipments(2), 'any');
    world.engine(world.relay());
    await eventually(() => reader.ids.length === 7);
    expect(reader.firsts).toEqual(await world.expected());
  });

  it('does no work twice if two run, and the second takes over when the first ends', async () => {
    await world.createTopic();
    const engines = ['one', 'two'].map((instance) => world.engine(world.relay(), { instance }));
    for (let n = 0; n < 50; n += 1) await world.log.append(aBuyback(), shipments(4), 'any');
    const reader = await arrived(200);
    await engines[0]?.stop();
    await world.log.append(aBuyback(), shipments(4), 'any');
    await eventually(() => reader.ids.length >= 204);
    expect(reader.messages).toHaveLength(204);
  });

  it('repeats a batch with the same ids if it crashes between sending and checkpoint', async () => {
    await world.createTopic();
    const stream = aBuyback();
    await world.log.append(stream, shipments(5), 'any');
    const relay = world.relay();
    let crashes = 1;
    const crashing: BatchConsumer = {
      ...{ name: relay.name, on: relay.on, keyOf: relay.keyOf },
      async deliver(events, context) {
        await relay.deliver(events, context);
        // As if the process had crashed here: neither the batch nor its parts are stored.
        if (crashes > 0 && events.length > 0) throw ((crashes -= 1), new LeaseLost(relay.name));
      },
    };
    world.engine(crashing);
    const reader = await arrived(5);
    await eventually(() => reader.ids.length === 10);
    expect(reader.ids.slice(5)).toEqual(reader.ids.slice(0, 5));
    expect(reader.firsts).toEqual(await world.expected());
  });

  describe('that stalls', () => {
    const contextOf = (confirmLease: () => Promise<void>): BatchContext => ({
      ...{ consumer: relayName, now: new Date(), confirmLease },
    });
    const held = contextOf(async () => undefined);
    const lost = contextOf(async () => {
      throw new LeaseLost(relayName);
    });

    realBroker('cannot write once another has taken over, whatever it still has in hand', async () => {
      await world.createTopic();
      await world.log.append(aBuyback(), shipments(4), 'any');
      const events = await world.log.readAll('', 10);
      const [old, next] = [world.relay(), world.relay()];
      await old.deliver(events.slice(0, 1), held);
      await next.deliver(events, held);
      await expect(old.deliver(events.slice(1, 2), lost)).rejects.toThrow();
      await expect(old.deliver(events.slice(1, 2), lost)).rejects.toThrow(LeaseLost);
      await next.deliver(events.slice(3), held);
      const reader = await arrived(4);
      const ids = events.map(({ id }) => id);
      await eventually(() => reader.ids.length === 6);
      expect(reader.ids).toEqual([ids[0], ...ids, ids[3]]);
    });

    realBroker('loses the transaction that it had open', async () => {
      await world.createTopic();
      await world.log.append(aBuyback(), shipments(2), 'any');
      const events = await world.log.readAll('', 10);
      const transactionalId = `reprise-relay.${world.topic}`;
      const stalled = world.kafka().producer({ transactionalId, maxInFlightRequests: 1 });
      await stalled.connect();
      const open = await stalled.transaction();
      await open.send({ topic: world.topic, messages: [{ key: 'k', value: '{"stale":true}' }] });
      await world.relay().deliver(events, held);
      await expect(open.commit()).rejects.toThrow();
      await stalled.disconnect();
      // A stale message would not be a CloudEvent, and the reader would report it.
      expect((await arrived(2)).ids).toEqual(events.map(({ id }) => id));
    });

    realBroker('is shut out by the lease of the engine as well', async () => {
      await world.createTopic();
      const stream = aBuyback();
      await world.log.append(stream, shipments(1), 'any');
      const relay = world.relay();
      const stall = { over: Promise.resolve(), wake: (): void => undefined };
      const stalling: BatchConsumer = {
        ...{ name: relay.name, on: relay.on, keyOf: relay.keyOf },
        deliver: async (events, context) => (await stall.over, relay.deliver(events, context)),
      };
      const first = world.engine(stalling, { instance: 'one' });
      const reader = await arrived(1);
      stall.over = new Promise((done) => (stall.wake = done));
      await world.log.append(stream, shipments(1), 'any');
      await world.store.lease(relayName, 'two', 2000, new Date(Date.now() + 60_000));
      const second = world.engine(world.relay(), { instance: 'two' });
      await eventually(() => reader.ids.length === 2);
      await world.log.append(stream, shipments(1), 'any');
      await eventually(() => reader.ids.length === 3);
      stall.wake();
      await eventually(async () => (await first.status())[0]?.state === 'booting');
      await world.log.append(stream, shipments(1), 'any');
      await eventually(() => reader.ids.length === 4);
      expect(reader.messages).toHaveLength(4);
      expect(reader.firsts).toEqual(await world.expected());
      await second.stop();
    });
  });

  realBroker('waits for a topic that is missing, says so, and makes none', async () => {
    const relay = world.relay();
    await world.log.append(aBuyback(), shipments(1), 'any');
    const engine = world.engine(relay);
    await eventually(() => relay.fault?.includes(`no topic ${world.topic}`));
    await eventually(async () => (await engine.status())[0]?.state === 'error');
    expect((await engine.status())[0]?.lag.events).toBe(1);
    expect(await parked()).toEqual([]);
    await world.createTopic();
    await arrived(1);
    expect(relay.fault).toBeUndefined();
  });

  realBroker(
    'parks the key of a message that the topic does not take, and of one that cannot be made; the rest flows',
    async () => {
      await world.createTopic({ configEntries: [{ name: 'max.message.bytes', value: '4000' }] });
      const [large, broken, fine] = [`package-${uuidv7()}`, aBuyback(), aBuyback()];
      await world.log.append(large, [aLabel('short'), aLabel('x'.repeat(9000)), aLabel('behind')], 'any');
      await world.log.append(broken, [{ ...aShipment(), data: { shippedAt: 'yesterday' } }], 'any');
      await world.log.append(fine, shipments(30), 'any');
      const engine = world.engine(world.relay({ compression: 'none' }));
      const reader = await arrived(31);
      await eventually(async () => (await parked()).every(({ status }) => status === 'parked'));
      const keys = [large, broken].map((stream) => `account-1/${stream}`);
      const keyed = new Map((await parked()).map((each) => [each.key, each]));
      expect(keyed.size).toBe(2);
      expect(keyed.get(keys[0] ?? '')).toMatchObject({
        events: 2,
        error: expect.stringContaining('larger than'),
      });
      expect(keyed.get(keys[1] ?? '')).toMatchObject({
        events: 1,
        error: expect.stringContaining('shippedAt'),
      });
      await engine.operator.skip(relayName, keys[0] ?? '');
      await eventually(() => reader.ids.length === 32);
      expect(reader.messages.at(-1)?.cloudEvent.data).toMatchObject({ trackingLink: 'behind' });
      expect(await parked()).toMatchObject([{ key: keys[1] }]);
    },
  );

  it('splits a batch that is larger than the topic accepts at once', async () => {
    const configEntries = [{ name: 'max.message.bytes', value: '20000' }];
    await world.createTopic({ numPartitions: 1, configEntries });
    await world.log.append(aBuyback(), shipments(300), 'any');
    world.engine(world.relay({ compression: 'none' }));
    const reader = await arrived(300);
    expect(reader.messages).toHaveLength(300);
    expect(reader.firsts).toEqual(await world.expected());
  });
});
