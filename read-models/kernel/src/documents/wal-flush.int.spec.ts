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
  let flush: WalFlush;
  let writes: GroupCommit;
  beforeEach(() => {
    connection = new SqliteConnection(file);
    connection.exec('CREATE TABLE IF NOT EXISTS kept (n INTEGER)');
    flushes = [];
    flush = new WalFlush(file, () => new Promise((done, failed) => void flushes.push({ done, failed })));
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

  it('is what a write waits for, while others go on', async () => {
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

  it('fails the writes that it did not bring to the disk, and is tried anew for the next', async () => {
    const lost = insert(1);
    await begun(1);
    flushes[0]?.failed(new Error('the disk is gone'));
    await expect(lost).rejects.toThrow('the disk is gone');
    const next = insert(2);
    await begun(2);
    flushes[1]?.done();
    await expect(next).resolves.toBe(1);
  });

  it('is awaited when its database is closed', async () => {
    const write = insert(1);
    await begun(1);
    let isClosed = false;
    const closed = flush.close().then(() => (isClosed = true));
    await turns();
    expect(isClosed).toBe(false);
    flushes[0]?.done();
    await Promise.all([write, closed]);
  });
});
