import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, SqliteEventLog, type EventImport, type EventLog } from '@reprise/kernel';
import { anEvent } from '@reprise/kernel/testing';
import fc from 'fast-check';
import { dataFiles } from '../data-folder';
import { timersOf } from './carry-over';
import { migrate, verify } from './migrate';
import { MigrationDiffers, MigrationRefused, type MigrationTools } from './migration.port';
import { MigrationState } from './migration-state';
import { openSource } from './open-source';
import { openTarget } from './open-target';
import { runMigration } from './run-migration';
import { furnish } from './testing/furnish';

const events = 60;
/** Offset of the target's positions. */
const shift = 1000;

/** A log with positions different from the source's, as in another engine. */
function shifted(log: EventLog & EventImport): EventLog & EventImport {
  const out = (position: string) => (position === '' ? '' : String(Number(position) + shift));
  const into = (position: string) => (position === '' ? '' : String(Number(position) - shift));
  const own = {
    head: async () => out(await log.head()),
    importEvents: async (events: Parameters<EventImport['importEvents']>[0]) =>
      out(await log.importEvents(events)),
    readAll: async (after: string, limit: number) =>
      (await log.readAll(into(after), limit)).map((event) => ({ ...event, position: out(event.position) })),
  };
  return new Proxy(log, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in own ? own : target, name);
      return typeof value === 'function' ? (value.bind(name in own ? own : target) as unknown) : value;
    },
  });
}

describe('an installation copied into a new folder', () => {
  let root: string;
  let from: string;
  let next = 0;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'reprise-migrate-'));
    from = join(root, 'from');
    await furnish(from, events);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  function aTarget(): string {
    const dataDir = join(root, `to-${(next += 1)}`);
    mkdirSync(dataDir);
    return dataDir;
  }

  /** One attempt at some work with both. */
  async function attempt(to: string, work: (tools: MigrationTools) => Promise<unknown>): Promise<void> {
    const source = openSource(from);
    const opened = await openTarget({ dataDir: to }, from);
    const target = { ...opened, ...(opened.log && { log: shifted(opened.log) }) };
    try {
      await work({ source, target, say: () => undefined, now: () => new Date(), pageSize: 7 });
    } finally {
      await target.close();
      await source.close();
    }
  }
  const copy = (to: string, state = `${to}-state`) =>
    attempt(to, (tools) => migrate(tools, MigrationState.open(state)));
  const hashes = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(from, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile() && !/-(wal|shm)$|^lock/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
    );

  it('is complete, and the source is unchanged', async () => {
    const before = hashes();
    const to = aTarget();
    await copy(to);
    expect(hashes()).toEqual(before);
    await attempt(to, async ({ source, target }) => {
      const [here, there] = await Promise.all([source.log.readAll('', 999), target.log?.readAll('', 999)]);
      expect(there).toEqual(
        here.map((event) => ({ ...event, position: String(shift + Number(event.position)) })),
      );
      expect(await target.documents.collection({ name: 'accounts' }).get('accounts-3')).toEqual({
        ...{ _id: 'accounts-3', n: 103, _revision: 2 },
      });
      expect((await target.files.get('labels/7/label.pdf'))?.bytes).toHaveLength(7 * 997);
    });
  });

  it('continues with the same events, at the positions of the new log', async () => {
    const to = aTarget();
    await copy(to);
    await attempt(to, async ({ source, target }) => {
      const { store, timers, documents } = target;
      expect(await store.checkpoint('mail-customers')).toBe(String(shift + 41));
      expect(await store.checkpoint('follow')).toBe(String(shift + events));
      expect(await store.wish('follow')).toMatchObject({ paused: true });
      const [key] = await store.parkedKeys('issue-label');
      expect(key).toEqual((await source.store.parkedKeys('issue-label'))[0]);
      const parked = await store.parkedEvents('issue-label', 'package-1');
      expect(parked.map(({ position }) => position)).toEqual([String(shift + 5), String(shift + 6)]);
      expect(await timersOf(timers)).toEqual(await timersOf(source.timers));
      const starts = documents.collection({ name: 'webhook_starts' });
      expect(await starts.get('webhook_starts-0')).toMatchObject({ position: '' });
      expect(await starts.get('webhook_starts-9')).toMatchObject({ position: String(shift + 18) });
    });
  });

  it('is copied completely through any interruptions, even if its progress file is lost, without duplicates', async () => {
    const breaks = fc.array(fc.record({ after: fc.nat(80), forget: fc.boolean() }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(breaks, async (interruptions) => {
        const to = aTarget();
        const state = `${to}-state`;
        for (const { after, forget } of interruptions) {
          const broken = attempt(to, (tools) => migrate(breaking(tools, after), MigrationState.open(state)));
          await broken.catch(only(/^broken|complete copy/));
          if (forget) rmSync(state, { recursive: true, force: true });
        }
        await copy(to).catch(only(/complete copy/));
        await attempt(to, (tools) => verify(tools));
      }),
      { numRuns: 12 },
    );
  });

  it('ignores progress recorded for another target', async () => {
    const [one, other] = [aTarget(), aTarget()];
    await copy(one, join(root, 'shared-state'));
    await copy(other, join(root, 'shared-state'));
    await attempt(other, (tools) => verify(tools));
  });

  it('is refused while a server uses the folder, and if the target contains something else', async () => {
    const to = aTarget();
    const release = lockFolder(from);
    await expect(copy(to)).rejects.toThrow('already using');
    release();
    await attempt(
      to,
      async ({ target }) => void (await target.documents.collection({ name: 'x' }).put({ _id: '1' })),
    );
    await expect(copy(to)).rejects.toBeInstanceOf(MigrationRefused);
    const used = aTarget();
    const log = new SqliteEventLog({ file: dataFiles(used).log });
    await log.append('buyback-1', [anEvent()], 'no-stream');
    await log.close();
    await expect(copy(used)).rejects.toThrow('its log already contains events');
    expect(() => openSource(join(root, 'nowhere'))).toThrow(MigrationRefused);
  });

  it('is not reported as equal if it differs', async () => {
    const to = aTarget();
    await copy(to);
    const differing = async (change: (tools: MigrationTools) => Promise<unknown>) => {
      await attempt(to, change);
      const judged = attempt(to, (tools) => verify(tools));
      await expect(judged).rejects.toBeInstanceOf(MigrationDiffers);
      return judged.catch(({ differences }: MigrationDiffers) => differences);
    };
    expect(
      await differing(({ target }) => target.files.put('labels/3/label.pdf', Buffer.from('x'), 'a/b')),
    ).toEqual(['file labels/3/label.pdf has different content']);
    expect(
      await differing(({ target }) =>
        target.documents.collection({ name: 'accounts' }).put({ _id: 'accounts-1' }),
      ),
    ).toEqual(['accounts has different documents']);
    expect(
      await differing(async ({ target }) => target.log?.append('buyback-9', [anEvent()], 'any')),
    ).toEqual([
      `the log has ${events + 1} events instead of ${events}`,
      'buyback-9 does not exist in the source',
    ]);
  });

  it('is reported on the command line, with an exit code for each outcome', async () => {
    const to = join(root, 'by-command');
    const said: string[] = [];
    const run = (args: readonly string[], signal = new AbortController().signal) => {
      said.length = 0;
      const tell = (line: string) => void said.push(line);
      return runMigration(args, { environment: {}, say: tell, complain: tell, signal });
    };
    const named = ['--from', from, '--to', `data=${to}`, '--state', `${to}-state`];
    expect(await run(['--help'])).toBe(0);
    expect(await run(['--from', from])).toBe(2);
    expect(await run([...named, '--dry-run'])).toBe(0);
    expect(said.join('\n')).toContain(`${events} events`);
    expect(await run(named, AbortSignal.abort())).toBe(130);
    expect(await run(named)).toBe(0);
    expect(said.at(-1)).toBe(`${from} was copied and verified; it is unchanged.`);
    expect(await run(named)).toBe(3);
    expect(await run([...named, '--verify'])).toBe(0);
    rmSync(join(to, 'files/labels/1'), { recursive: true });
    expect(await run([...named, '--verify'])).toBe(4);
  });
});

const only = (expected: RegExp) => (error: Error) => {
  if (!expected.test(error.message)) throw error;
};

/** Fails at a write to the target, before or after it is made. @param after number of writes before that. */
function breaking(tools: MigrationTools, after: number): MigrationTools {
  let left = after;
  const fragile = <T extends object>(part: T, writes: readonly string[]): T =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (!writes.includes(String(name))) return value.bind(target) as unknown;
        return async (...args: unknown[]) => {
          const breaks = (left -= 1) < 0;
          if (breaks && after % 2 === 0) throw new Error(`broken before ${String(name)}`);
          const answer: unknown = await value.apply(target, args);
          if (breaks) throw new Error(`broken after ${String(name)}`);
          return answer;
        };
      },
    });
  const { target } = tools;
  return {
    ...tools,
    target: {
      ...target,
      ...(target.log && { log: fragile(target.log, ['importEvents']) }),
      documents: fragile(target.documents, ['importDocuments']),
      files: fragile(target.files, ['put']),
      store: fragile(target.store, ['saveCheckpoint', 'park', 'setPaused', 'lease', 'release']),
      timers: fragile(target.timers, ['set']),
    },
  };
}
