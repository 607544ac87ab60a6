import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anEvent, eventually } from '../../testing';
import {
  spawnEventStoreDouble,
  startEventStoreDouble,
  type EventStoreDouble,
} from '../../testing/eventstoredb';
import type { EventLog, Position } from '../event-log.port';
import { EventStoreDbEventLog, type EventStoreDbOptions } from './eventstoredb-event-log';
import { uuidv7 } from '../../base';

const aStream = (): string => `buyback-${uuidv7()}`;

describe('the event log on EventStoreDB, when the server fails', () => {
  let server: EventStoreDouble;
  const logs: EventStoreDbEventLog[] = [];
  const open = async (options: Partial<EventStoreDbOptions> = {}): Promise<EventStoreDbEventLog> => {
    const log = await EventStoreDbEventLog.connect({ url: server.url, random: () => 0, ...options });
    logs.push(log);
    return log;
  };
  beforeEach(async () => {
    server = await startEventStoreDouble({ systemEventEvery: 3 });
  });
  afterEach(async () => {
    await Promise.all(logs.splice(0).map((log) => log.close()));
    await server.stop();
  });

  /** Reads on whenever it is woken, like a consumer, and records what it reads. */
  function follower(log: EventLog): { readonly seen: string[]; readonly leave: () => void } {
    const seen: string[] = [];
    let [position, reading, again] = ['' as Position, false, true];
    const read = async (): Promise<void> => {
      again = true;
      if (reading) return;
      reading = true;
      while (again) {
        again = false;
        const page = await log.readAll(position, 7).catch(() => []);
        seen.push(...page.map(({ id }) => id));
        position = page.at(-1)?.position ?? position;
        again ||= page.length > 0;
      }
      reading = false;
    };
    return { seen, leave: log.onAppend(() => void read()) };
  }

  /** Repeats what was not acknowledged, with the same ids, like a repeated command. */
  async function persistently(log: EventLog, stream: string, id: string, revision: number): Promise<void> {
    await eventually(() => log.append(stream, [anEvent({ id })], revision < 0 ? 'no-stream' : revision));
  }

  it('loses nothing, duplicates nothing and keeps the order when connections break again and again', async () => {
    const [writing, reading] = [await open(), await open()];
    const { seen } = follower(reading);
    const ids: string[] = [];
    const stream = aStream();
    for (let revision = -1; revision < 199; revision += 1) {
      const id = uuidv7();
      ids.push(id);
      if (revision % 20 === 10) server.dropConnections();
      await persistently(writing, stream, id, revision);
    }
    await eventually(() => seen.length >= ids.length);
    expect(seen).toEqual(ids);
    expect((await writing.readStream(stream)).map(({ id }) => id)).toEqual(ids);
  });

  it('refuses appends at once while the server is down, and resumes when it is back', async () => {
    const [writing, reading] = [await open(), await open()];
    const { seen } = follower(reading);
    const first = anEvent();
    await writing.append(aStream(), [first], 'no-stream');
    await eventually(() => seen.length === 1);

    await server.goAway();
    const began = performance.now();
    const refusals = [writing.append(aStream(), [anEvent()], 'any'), writing.ping(), writing.readAll('', 10)];
    const outcomes = await Promise.allSettled(refusals);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(performance.now() - began).toBeLessThan(4000);

    await server.comeBack();
    const second = anEvent();
    await eventually(() => writing.append(aStream(), [second], 'any'));
    await eventually(() => seen.length === 2);
    expect(seen).toEqual([first.id, second.id]);
    await writing.ping();
  });

  it('does not wait for a server that keeps the connection open and sends nothing', async () => {
    const log = await open({ deadlineMs: 200 });
    const stream = aStream();
    await log.append(stream, [anEvent()], 'no-stream');
    server.freeze();
    await expect(log.append(stream, [anEvent()], 0)).rejects.toMatchObject({ type: 'deadline-exceeded' });
    await expect(log.readStream(stream)).rejects.toMatchObject({ name: 'ServerSilent' });
    await expect(log.readAll('', 10)).rejects.toMatchObject({ name: 'ServerSilent' });
    await expect(log.ping()).rejects.toMatchObject({ name: 'ServerSilent' });
    server.thaw();
  });

  it('rejects if nobody listens', async () => {
    const log = await open({ url: 'esdb://127.0.0.1:9?tls=false' });
    await expect(log.append(aStream(), [anEvent()], 'any')).rejects.toMatchObject({ type: 'unavailable' });
    await expect(log.head()).rejects.toMatchObject({ type: 'unavailable' });
  });

  it('appends an id once although the server forgot its recent ids, and this process what it wrote', async () => {
    const stream = aStream();
    const events = [anEvent(), anEvent()];
    const first = await (await open()).append(stream, events, 'any');
    await (await open()).append(stream, [anEvent()], 'any');
    await server.goAway();
    await server.comeBack();
    for (const expected of ['any', 'no-stream', 0, 2] as const) {
      expect(await (await open()).append(stream, events, expected)).toEqual(first);
    }
    expect(await (await open()).readStream(stream)).toHaveLength(3);
  });

  it('has everything acknowledged after the server was killed under load and restarted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'));
    const file = join(folder, 'log');
    const first = await spawnEventStoreDouble({ file });
    const [writing, reading] = [await open({ url: first.url }), await open({ url: first.url })];
    const { seen } = follower(reading);
    const acknowledged: string[] = [];
    let stopped = false;
    const writers = Array.from({ length: 8 }, async () => {
      const stream = aStream();
      for (let revision = -1; !stopped; revision += 1) {
        const id = uuidv7();
        await persistently(writing, stream, id, revision);
        acknowledged.push(id);
      }
    });
    await eventually(() => acknowledged.length > 200);
    await first.kill();
    const before = acknowledged.length;
    const second = await spawnEventStoreDouble({ file, port: first.port });
    await eventually(() => acknowledged.length > before + 200);
    stopped = true;
    await Promise.all(writers);
    await eventually(() => seen.length >= acknowledged.length);
    expect([...seen].sort()).toEqual([...acknowledged].sort());
    await Promise.all(logs.splice(0).map((log) => log.close()));
    await second.kill();
    rmSync(folder, { recursive: true });
  });

  it('does not disturb other logs of the process when it is closed under load', async () => {
    const staying = await open();
    const appends = Array.from({ length: 200 }, () => staying.append(aStream(), [anEvent()], 'no-stream'));
    for (let n = 0; n < 5; n += 1) {
      const leaving = await open();
      const last = leaving.append(aStream(), [anEvent()], 'no-stream');
      await Promise.all([leaving.close(), last]);
    }
    expect(await Promise.all(appends)).toHaveLength(200);
  });

  it('finishes calls in progress before it closes, and refuses later ones', async () => {
    const log = await open();
    const stream = aStream();
    const last = log.append(stream, [anEvent()], 'no-stream');
    await log.close();
    await last;
    await expect(log.append(stream, [anEvent()], 0)).rejects.toThrow('closed');
    expect(await (await open()).readStream(stream)).toHaveLength(1);
  });
});
