import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WalFlush } from '@reprise/read-kernel/documents';
import { uuidv7 } from '../base';
import { anEvent } from '../testing';
import { LogFile } from './log-file';
import { SqliteEventLog, type SqliteEventLogOptions } from './sqlite-event-log';

describe('an event that is committed but not on the disk yet', () => {
  const stream = `buyback-${uuidv7()}`;
  let folder: string;
  let logs: SqliteEventLog[];
  let flushes: { readonly done: () => void; readonly failed: (error: unknown) => void }[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'durable-'));
    [logs, flushes] = [[], []];
  });
  afterEach(async () => {
    await Promise.all(logs.map((log) => log.close()));
    rmSync(folder, { recursive: true });
  });

  const path = (): string => join(folder, 'log.db');
  const open = (options: Partial<SqliteEventLogOptions> = {}): SqliteEventLog => {
    const log = new SqliteEventLog({ file: path(), pollMs: 20, ...options });
    logs.push(log);
    return log;
  };
  const turns = async (): Promise<void> => {
    for (let n = 0; n < 20; n += 1) await new Promise((turn) => setImmediate(turn));
  };

  /** A log with one durable event, on a disk whose later flushes end when the test says so. */
  async function onSlowDisk(): Promise<SqliteEventLog> {
    let now = 0;
    const atOnce = (): void => void (now += 20);
    const aside = (): Promise<void> =>
      new Promise<void>((done, failed) => void flushes.push({ done, failed }));
    const log = open({ file: new LogFile(path(), {}, new WalFlush(path(), { atOnce, aside }, () => now)) });
    await log.append(stream, [anEvent()], 'no-stream');
    return log;
  }
  const shown = async (log: SqliteEventLog): Promise<number> => (await log.readAll('', 10)).length;

  it('is neither acknowledged, nor shown to those who follow the log, nor told to them', async () => {
    const log = await onSlowDisk();
    let told = 0;
    log.onAppend(() => (told += 1));
    let isAcknowledged = false;
    const append = log.append(stream, [anEvent()], 0).then(() => (isAcknowledged = true));
    await turns();
    expect([isAcknowledged, told, await shown(log)]).toEqual([false, 0, 1]);
    expect(await log.readStream(stream)).toHaveLength(2);
    flushes[0]?.done();
    await append;
    expect([told, await shown(log)]).toEqual([1, 2]);
  });

  it('is waited for by who asks for the head, or for what follows the last durable event', async () => {
    const log = await onSlowDisk();
    const append = log.append(stream, [anEvent()], 0);
    await turns();
    const asked = [log.head(), log.readAll('1', 10).then((events) => String(events.length))];
    await turns();
    flushes[0]?.done();
    await turns();
    flushes[1]?.done();
    expect(await Promise.all(asked)).toEqual(['2', '1']);
    await append;
  });

  it('is flushed by another connection itself before that shows it', async () => {
    const log = await onSlowDisk();
    const other = open();
    const append = log.append(stream, [anEvent()], 0);
    await turns();
    expect([await shown(log), await shown(other)]).toEqual([1, 2]);
    flushes[0]?.done();
    await append;
  });

  it('is found by another connection that reads from the beginning again, and follows nothing', async () => {
    const log = await onSlowDisk();
    const other = open();
    expect(await shown(other)).toBe(1);
    for (const revision of [0, 1]) {
      const append = log.append(stream, [anEvent()], revision);
      await turns();
      flushes[revision]?.done();
      await append;
      expect(await shown(other)).toBe(revision + 2);
    }
  });

  it('holds up what comes after it, which then shares one commit and one flush', async () => {
    const log = await onSlowDisk();
    const first = log.append(stream, [anEvent()], 0);
    await turns();
    const later = [1, 2].map((n) =>
      log.append(`buyback-${uuidv7()}`, [anEvent()], 'no-stream').then(() => n),
    );
    await turns();
    expect(await log.distance('')).toBe(2);
    flushes[0]?.done();
    await first;
    await turns();
    expect([await log.distance(''), flushes.length]).toEqual([4, 2]);
    flushes[1]?.done();
    expect(await Promise.all(later)).toEqual([1, 2]);
  });

  it('fails if its flush does, and so does all that comes later, unwritten', async () => {
    const log = await onSlowDisk();
    const append = log.append(stream, [anEvent()], 0);
    await turns();
    flushes[0]?.failed(new Error('the disk is gone'));
    await expect(append).rejects.toThrow('the disk is gone');
    await expect(log.append(stream, [anEvent()], 1)).rejects.toThrow('the disk is gone');
    await expect(log.head()).rejects.toThrow('the disk is gone');
    expect(await log.distance('')).toBe(2);
  });

  it('is acknowledged without a flush where power failures are left out of account', async () => {
    const fail = (): never => {
      throw new Error('flushed');
    };
    const log = open({
      file: new LogFile(path(), {}, new WalFlush(path(), { atOnce: fail, aside: fail })),
      synchronous: 'NORMAL',
    });
    await log.append(stream, [anEvent()], 'no-stream');
    expect(await shown(log)).toBe(1);
  });
});
