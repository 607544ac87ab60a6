import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { CheckpointThread } from './checkpoint-thread';

const hook = join(__dirname, '../../../../services/kernel/src/testing/typescript.fixture.cjs');
const program = join(__dirname, 'checkpoint.main.ts');
const folder = mkdtempSync(join(tmpdir(), 'reprise-checkpoints-'));

/** A file of which nobody copies the write-ahead log. */
function aFile(name: string) {
  const file = join(folder, name);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; CREATE TABLE pages (text TEXT)');
  const frames = () => {
    const found = database.prepare('PRAGMA wal_checkpoint(NOOP)').get() as Record<
      'log' | 'checkpointed',
      number
    >;
    return { ...found };
  };
  return {
    file,
    frames,
    write(pages: number): void {
      const insert = database.prepare('INSERT INTO pages VALUES (?)');
      database.exec('BEGIN');
      for (let n = 0; n < pages; n += 1) insert.run('x'.repeat(4_096));
      database.exec('COMMIT');
    },
    empty: () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get(),
    async copied(): Promise<void> {
      while (frames().checkpointed !== frames().log) await pause(20);
    },
    close: () => database.close(),
  };
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('a write-ahead log', () => {
  const start = () => new CheckpointThread(program, { execArgv: ['-C', '@reprise/source', '-r', hook] });

  async function copiedOnce(name: string) {
    const log = aFile(name);
    const { leave } = start().take(log.file);
    log.write(5_000);
    await log.copied();
    log.write(1);
    return { log, leave };
  }

  it('is copied into its file elsewhere, and then begins anew', async () => {
    const { log, leave } = await copiedOnce('long');
    expect(log.frames().log).toBeLessThan(100);
    leave();
    log.close();
  });

  it('begins anew while its owner writes all the time', async () => {
    const { log, leave } = await copiedOnce('busy');
    let isLonger = true;
    for (let before = 0; isLonger && before < 150_000; before = log.frames().log) {
      log.write(100);
      await pause(1);
      isLonger = log.frames().log > before;
    }
    expect(isLonger).toBe(false);
    leave();
    log.close();
  });

  it('is left alone while it is short', async () => {
    const thread = start();
    const [short, long] = [aFile('short'), aFile('beside')];
    for (const { file } of [short, long]) thread.take(file);
    short.write(10);
    long.write(5_000);
    await long.copied();
    expect(short.frames().checkpointed).toBe(0);
    for (const { close } of [short, long]) close();
  });

  it('is copied by nobody else while its owner empties it', () => {
    const log = aFile('closed');
    const { turn, leave } = start().take(log.file);
    log.write(5_000);
    expect(turn(log.empty)).toMatchObject({ busy: 0, log: 0 });
    leave();
    log.close();
  });

  it('does not come back after its owner has removed it', async () => {
    const thread = start();
    const [removed, kept] = [aFile('removed'), aFile('kept')];
    thread.take(removed.file);
    removed.close();
    rmSync(removed.file);
    thread.take(kept.file);
    kept.write(5_000);
    await kept.copied();
    kept.close();
    expect(existsSync(removed.file)).toBe(false);
  });

  it('is SQLite’s own matter without the thread, and in memory', () => {
    const log = aFile('alone');
    for (const [of, file] of [
      [join(folder, 'absent.js'), log.file],
      [program, ':memory:'],
    ] as const) {
      const { turn, leave } = new CheckpointThread(of).take(file);
      expect(turn(() => 'done')).toBe('done');
      leave();
    }
    log.close();
  });
});

/** Its turn begins, takes a while, and ends, all in the file `told`. */
const slowThread = (told: string): string => `
  const { appendFileSync } = require('node:fs');
  const { workerData } = require('node:worker_threads');
  const { sharedTurn } = require('${require.resolve('../../dist/waiting/write-turn.js')}');
  sharedTurn(workerData, 0)(() => {
    appendFileSync('${told}', 'begun');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    appendFileSync('${told}', ', ended');
  });`;

describe('the end of a process', () => {
  it('waits for the turn in progress of the thread: inside SQLite it would end with an abort', () => {
    const [told, slow] = [join(folder, 'told'), join(folder, 'slow.js')];
    writeFileSync(slow, slowThread(told));
    const thread = require.resolve('../../dist/checkpoints/checkpoint-thread.js');
    const ends = `
      const { CheckpointThread } = require('${thread}');
      new CheckpointThread('${slow}').take('${join(folder, 'any')}');
      while (!require('node:fs').existsSync('${told}'));
      process.exit(0);`;
    execFileSync(process.execPath, ['-e', ends]);
    expect(readFileSync(told, 'utf8')).toBe('begun, ended');
  });
});
