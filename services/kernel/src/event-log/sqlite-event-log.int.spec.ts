import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { events } from '@reprise/contracts/kernel';
import { z } from 'zod';
import { anEvent, eventImportConformance, eventLogConformance, eventually } from '../testing';
import { EventCatalogues } from './event-catalogues';
import { SqliteEventLog } from './sqlite-event-log';
import { uuidv7 } from '../base';

describe('the event log on SQLite', () => {
  let folder: string;
  let logs: SqliteEventLog[] = [];
  const open = (options: { catalogues?: EventCatalogues } = {}): SqliteEventLog => {
    const log = new SqliteEventLog({ file: join(folder, 'log.db'), pollMs: 20, ...options });
    logs.push(log);
    return log;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-'));
  });
  afterEach(async () => {
    await Promise.all(logs.map((log) => log.close()));
    logs = [];
    rmSync(folder, { recursive: true });
  });

  eventLogConformance('SQLite', async () => open());
  eventImportConformance('SQLite', async () => open());

  it('has acknowledged events on disk although it is never closed', async () => {
    const log = open();
    const streams = Array.from({ length: 50 }, () => `buyback-${uuidv7()}`);
    await Promise.all(streams.map((stream) => log.append(stream, [anEvent()], 'no-stream')));
    const other = open();
    expect(await other.readAll('', 100)).toHaveLength(50);
  });

  it('serves two handles on one file: each sees and is woken by the other’s appends', async () => {
    const [one, two] = [open(), open()];
    let woken = 0;
    two.onAppend(() => (woken += 1));
    const stream = `buyback-${uuidv7()}`;
    await one.append(stream, [anEvent()], 'no-stream');
    await eventually(() => woken > 0);
    await two.append(stream, [anEvent()], 0);
    await expect(one.append(stream, [anEvent()], 0)).rejects.toMatchObject({ actual: 1 });
    expect(await one.append(stream, [anEvent()], 1)).toMatchObject({ revision: 2 });
  });

  it('reads only what is new in a stream that it has read, also of another handle', async () => {
    const [one, two] = [open(), open()];
    const stream = `buyback-${uuidv7()}`;
    await one.append(stream, [anEvent(), anEvent()], 'no-stream');
    const before = await one.readStream(stream);
    expect(await one.readStream(stream)).toBe(before);
    await two.append(stream, [anEvent()], 1);
    const after = await one.readStream(stream);
    expect(after.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    expect(after.slice(0, 2)).toEqual(before);
    expect(before).toHaveLength(2);
    expect(await one.readStream(stream, 1, 1)).toEqual([after[1]]);
    expect(await one.readStream(stream, 2, 5)).toEqual([after[2]]);
    expect(await two.readStream(stream)).toEqual(after);
  });

  it('upcasts old data when it reads', async () => {
    const old = open();
    const stream = `buyback-${uuidv7()}`;
    await old.append(stream, [anEvent({ type: 'Priced', data: { euros: 12 } })], 'no-stream');
    const catalogue = events(
      'buyback',
      { Priced: z.strictObject({ cents: z.int() }) },
      {
        Priced: [(data) => ({ cents: (data as { euros: number }).euros * 100 })],
      },
    );
    const log = open({ catalogues: new EventCatalogues(catalogue) });
    expect(await log.readStream(stream)).toMatchObject([{ version: 2, data: { cents: 1200 } }]);
  });

  it('fails only the append whose event cannot be stored', async () => {
    const log = open();
    const broken = anEvent({ accountId: undefined as never });
    const outcomes = await Promise.allSettled([
      log.append('buyback-1', [anEvent()], 'no-stream'),
      log.append('buyback-2', [anEvent(), broken], 'no-stream'),
      log.append('buyback-3', [anEvent()], 'no-stream'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await log.readStream('buyback-2')).toEqual([]);
  });

  it('refuses an id that another stream holds, and an append of nothing', async () => {
    const log = open();
    const event = anEvent();
    await log.append('buyback-1', [event], 'any');
    await expect(log.append('buyback-2', [event], 'any')).rejects.toBeInstanceOf(RangeError);
    await expect(log.append('buyback-2', [], 'any')).rejects.toBeInstanceOf(RangeError);
  });
});
