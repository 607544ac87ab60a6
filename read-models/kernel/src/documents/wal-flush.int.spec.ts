import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone } from '../waiting';
import { GroupCommit } from './group-commit';
import { SqliteConnection } from './sqlite-connection';
import { WalFlush } from './wal-flush';

describe('a flush of commits to the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flush-'));
  const file = join(folder, 'flushed.sqlite');
  let connection: SqliteConnection;
  let flushes: { readonly done: () => void; readonly failed: (error: unknown) => void }[];
  let now: number;
  let awaited: number;
  let diskMs: number;
  let flush: WalFlush;
  let writes: GroupCommit;
  beforeEach(() => {
    connection = new SqliteConnection(file);
    connection.exec('CREATE TABLE IF NOT EXISTS kept (n INTEGER)');
    flushes = [];
    [now, awaited, diskMs] = [0, 0, 20];
    const atOnce = (): void => {
      now += diskMs;
      awaited += 1;
    };
    const aside = (): Promise<void> =>
      new Promise<void>((done, failed) => void flushes.push({ done, failed }));
    flush = new WalFlush(file, { atOnce, aside }, () => now);
    const nothing = (): void => undefined;
    writes = new GroupCommit(connection, { turn: alone, begun: nothing, undone: nothing, flush });
  });
  afterEach(async () => {
    await flush.close();
    connection.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const insert = (n: number): Promise<number> =>
    writes.run(() => connection.run('INSERT INTO kept (n) VALUES (?)', [n]));
  const begun = async (count: number): Promise<void> => {
    while (flushes.length < count) await new Promise((turn) => setImmediate(turn));
  };
  const turns = async (): Promise<void> => {
    for (let n = 0; n < 20; n += 1) await new Promise((turn) => setImmediate(turn));
  };

  /** The first flush measures the disk. */
  const slow = (): Promise<unknown> => insert(0);

  it('is what a write waits for, while others go on', async () => {
    await slow();
    let isWritten = false;
    const first = insert(1).then(() => (isWritten = true));
    await begun(1);
    expect(connection.all('SELECT n FROM kept WHERE n = 1')).toHaveLength(1);
    await turns();
    expect(isWritten).toBe(false);
    flushes[0]?.done();
    await first;
  });

  it('serves all writes that were committed before it began, and none that came later', async () => {
    await slow();
    const order: string[] = [];
    const first = insert(1).then(() => order.push('first'));
    await begun(1);
    const later = [insert(2), insert(3)].map((write) => write.then(() => order.push('later')));
    await turns();
    const last = insert(4).then(() => order.push('last'));
    await turns();
    expect(flushes).toHaveLength(1);
    flushes[0]?.done();
    await first;
    await begun(2);
    expect(order).toEqual(['first']);
    flushes[1]?.done();
    await Promise.all([...later, last]);
    expect(flushes).toHaveLength(2);
  });

  it('fails the writes that it did not bring to the disk, and all after them, which would stand behind a gap', async () => {
    await slow();
    const lost = insert(1);
    await begun(1);
    flushes[0]?.failed(new Error('the disk is gone'));
    await expect(lost).rejects.toThrow('the disk is gone');
    await expect(insert(2)).rejects.toThrow('the disk is gone');
    expect(flushes).toHaveLength(1);
  });

  it('is awaited when its database is closed', async () => {
    await slow();
    const write = insert(1);
    await begun(1);
    let isClosed = false;
    const closed = flush.close().then(() => (isClosed = true));
    await turns();
    expect(isClosed).toBe(false);
    flushes[0]?.done();
    await Promise.all([write, closed]);
  });

  it('is done at once where the disk is quick', async () => {
    diskMs = 0.2;
    for (let n = 0; n < 40; n += 1) await insert(n);
    expect([awaited, flushes]).toEqual([40, []]);
  });

  it('is done at once again when a slow disk has become quick', async () => {
    await slow();
    diskMs = 0.1;
    const asides: number[] = [];
    for (let n = 0; n < 400 && asides.at(-1) !== 0; n += 40) {
      const before = flushes.length;
      for (let m = 0; m < 40; m += 1) {
        const write = insert(n + m);
        await turns();
        flushes.slice(before).forEach(({ done }) => done());
        await write;
      }
      asides.push(flushes.length - before);
    }
    expect(asides[0]).toBe(39);
    expect(asides.at(-1)).toBe(0);
  });
});
