import { events } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { anEvent, eventImportConformance, eventLogConformance, eventually } from '../../testing';
import { startEventStoreDouble, type EventStoreDouble } from '../../testing/eventstoredb';
import { EventCatalogues } from '../event-catalogues';
import { Refusal } from '@reprise/contracts/problems';
import { knownPosition } from '../known-position';
import { EventStoreDbEventLog, type EventStoreDbOptions } from './eventstoredb-event-log';
import { countedLag } from './lag';
import { uuidv7 } from '../../base';

const aStream = (): string => `buyback-${uuidv7()}`;

describe('the event log over the protocol of EventStoreDB', () => {
  let server: EventStoreDouble;
  const logs: EventStoreDbEventLog[] = [];
  const open = async (options: Partial<EventStoreDbOptions> = {}): Promise<EventStoreDbEventLog> => {
    const log = await EventStoreDbEventLog.connect({ url: server.url, ...options });
    logs.push(log);
    return log;
  };
  beforeAll(async () => {
    server = await startEventStoreDouble({ systemEventEvery: 2 });
  });
  afterEach(() => Promise.all(logs.splice(0).map((log) => log.close())));
  afterAll(() => server.stop());

  eventLogConformance('EventStoreDB', () => open());
  eventImportConformance('EventStoreDB', () => open());
  describe('with a listener, so that the newest events come from the subscription', () => {
    eventLogConformance('EventStoreDB', async () => {
      const log = await open();
      let woken = false;
      log.onAppend(() => (woken = true));
      await eventually(() => woken);
      return log;
    });
  });

  it('stores our envelope in the metadata, under names that the server knows', async () => {
    const log = await open();
    const stream = aStream();
    const event = anEvent();
    await log.append(stream, [event], 'no-stream');
    const { meta } = server.log.stream(stream)[0] ?? {};
    expect(JSON.parse(Buffer.from(meta ?? []).toString())).toEqual({
      accountId: event.accountId,
      actor: event.actor,
      version: 1,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      $correlationId: event.correlationId,
      $causationId: event.causationId,
    });
  });

  it('upcasts old data when it reads', async () => {
    const stream = aStream();
    await (await open()).append(stream, [anEvent({ type: 'Priced', data: { euros: 12 } })], 'no-stream');
    const catalogue = events(
      'buyback',
      { Priced: z.strictObject({ cents: z.int() }) },
      { Priced: [(data) => ({ cents: (data as { euros: number }).euros * 100 })] },
    );
    const log = await open({ catalogues: new EventCatalogues(catalogue) });
    expect(await log.readStream(stream)).toMatchObject([{ version: 2, data: { cents: 1200 } }]);
  });

  it('skips foreign events, however many there are', async () => {
    const log = await open();
    const foreign = { contentType: 'application/json', data: Buffer.from('{}'), meta: Buffer.from('{}') };
    await log.append(aStream(), [anEvent({ type: 'Before' })], 'any');
    const before = await log.head();
    for (let n = 0; n < 300; n += 1)
      server.log.append('theirs-1', [{ id: uuidv7(), type: 'Theirs', ...foreign }], 'any');
    expect(await log.head()).toBe(before);
    expect(await log.distance(before)).toBe(0);
    await log.append(aStream(), [anEvent({ type: 'After' })], 'any');
    expect(await log.readAll(before, 5)).toMatchObject([{ type: 'After' }]);
    expect(await log.distance(before)).toBe(1);
  });

  it('serves two processes: each sees and is woken by the other’s appends', async () => {
    const [one, two] = [await open(), await open()];
    let woken = 0;
    two.onAppend(() => (woken += 1));
    const stream = aStream();
    await one.append(stream, [anEvent()], 'no-stream');
    await eventually(() => woken > 0);
    await two.append(stream, [anEvent()], 0);
    await expect(one.append(stream, [anEvent()], 0)).rejects.toMatchObject({ actual: 1 });
    expect(await one.append(stream, [anEvent()], 1)).toMatchObject({ revision: 2 });
  });

  it('gives readers at the tail the newest events without calling the server', async () => {
    const log = await open();
    let woken = 0;
    log.onAppend(() => (woken += 1));
    await eventually(() => woken > 0);
    const before = await log.head();
    const { position } = await log.append(aStream(), [anEvent(), anEvent()], 'any');
    await eventually(async () => (await log.distance(before)) === 2);
    server.freeze();
    expect(await log.readAll(before, 10)).toHaveLength(2);
    expect(await log.readAll(position, 10)).toEqual([]);
    expect(await log.distance(position)).toBe(0);
    server.thaw();
  });

  it('tells its own positions from any other text', async () => {
    const log = await open();
    const { position } = await log.append(aStream(), [anEvent()], 'any');
    expect(log.compare(position, position)).toBe(0);
    for (const text of ['7', 'latest', `${position}0`, position.replace('-', '.')])
      expect(log.compare(text, position)).toBeNaN();
    await expect(log.readAll('7', 1)).rejects.toBeInstanceOf(RangeError);
    const between = position.replaceAll(/\d+/g, (digits) => String(BigInt(digits) + 1n).padStart(19, '0'));
    await log.append(aStream(), [anEvent()], 'any');
    await expect(log.readAll(between, 1)).rejects.toBeInstanceOf(RangeError);
    expect(await knownPosition(log, position, new Refusal('malformed-query'))).toBe(position);
    for (const text of ['7', between])
      await expect(knownPosition(log, text, new Refusal('malformed-query'))).rejects.toMatchObject({
        code: 'malformed-query',
      });
  });

  it('counts a small lag, and estimates a large one from the bytes of the log', async () => {
    const log = await open();
    const before = await log.head();
    const total = 4 * countedLag;
    for (let n = 0; n < total; n += 500) {
      const text = 'x'.repeat((n / 500) % 7);
      await log.append(
        aStream(),
        Array.from({ length: 500 }, () => anEvent({ data: { text } })),
        'no-stream',
      );
    }
    const near = await log.readAll(before, total - countedLag + 1);
    expect(await log.distance(near.at(-1)?.position ?? '')).toBe(countedLag - 1);
    expect(await log.distance(near.at(0)?.position ?? '')).toBeGreaterThan(0.98 * total);
    expect(await log.distance(near.at(0)?.position ?? '')).toBeLessThan(1.02 * total);
    const whole = (await log.readAll('', 1_000_000)).length;
    // Events left by other tests have very different sizes.
    expect(await log.distance('')).toBeGreaterThan(whole / 2);
    expect(await log.distance('')).toBeLessThan(whole * 2);
    let woken = 0;
    log.onAppend(() => (woken += 1));
    await eventually(() => woken > 0);
    await log.append(aStream(), [anEvent()], 'no-stream');
    await eventually(async () => (await log.distance(near.at(-1)?.position ?? '')) === countedLag);
    expect(await log.distance(await log.head())).toBe(0);
  });
});
