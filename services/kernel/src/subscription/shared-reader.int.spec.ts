import fc from 'fast-check';
import { SqliteEventLog, type EventLog } from '../event-log';
import { anEvent } from '../testing';
import { SharedReader } from './shared-reader';

const eventsOf = (count: number) => Array.from({ length: count }, () => anEvent());
const nameOf = (position: number): string => (position === 0 ? '' : String(position));

describe('the shared reader', () => {
  let log: SqliteEventLog;
  beforeEach(() => {
    log = new SqliteEventLog({ file: ':memory:' });
  });
  afterEach(() => log.close());

  it('gives every reader every event once and in order, wherever it starts and however reads interleave', async () => {
    await log.append('buyback-1', eventsOf(30), 'any');
    const turns = fc.array(
      fc.record({ reader: fc.nat(3), limit: fc.integer({ min: 1, max: 9 }), append: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(30), { minLength: 4, maxLength: 4 }), turns, async (starts, reads) => {
        const shared = new SharedReader(log);
        const at = [...starts];
        for (const { reader, limit, append } of reads) {
          const position = at[reader] ?? 0;
          const page = shared.read(nameOf(position), limit);
          if (append) await log.append('buyback-1', [anEvent()], 'any').then(() => shared.appended());
          const positions = (await page).map((event) => Number(event.position));
          expect(positions).toEqual(positions.map((_, n) => position + 1 + n));
          at[reader] = positions.at(-1) ?? position;
          const end = nameOf(at[reader]);
          if (shared.isAtEnd(end)) expect(end).toBe(await log.head());
        }
        for (const position of at) {
          // A page may be short; only an empty one means that there is nothing more.
          let end = position;
          for (
            let page = await shared.read(nameOf(end));
            page.length > 0;
            page = await shared.read(nameOf(end))
          ) {
            end += page.length;
          }
          expect(nameOf(end)).toBe(await log.head());
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives whoever wants some types each of these once and in order, and leads it to the head', async () => {
    const typed = fc.array(fc.constantFrom('Noted', 'Other', 'Else'), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        typed,
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        async (types, limit, isBehind) => {
          const log = new SqliteEventLog({ file: ':memory:' });
          await log.append(
            'buyback-1',
            types.map((type) => anEvent({ type })),
            'any',
          );
          const shared = new SharedReader(log);
          if (isBehind) await shared.read(String(types.length - 1));
          const seen: string[] = [];
          let position = '';
          for (let page = await shared.read(position, limit, ['Noted']); page.length > 0;) {
            seen.push(...page.filter(({ type }) => type === 'Noted').map((event) => event.position));
            expect(page.length).toBeLessThanOrEqual(limit);
            position = page.at(-1)?.position ?? position;
            page = await shared.read(position, limit, ['Noted']);
          }
          const noted = types.flatMap((type, n) => (type === 'Noted' ? [String(n + 1)] : []));
          expect([seen, position]).toEqual([noted, await log.head()]);
          await log.close();
        },
      ),
      { numRuns: 100 },
    );
  });

  it('reads the log once for many readers at its head', async () => {
    let reads = 0;
    const counted: EventLog = Object.create(log);
    counted.readAll = (after, limit) => ((reads += 1), log.readAll(after, limit));
    const shared = new SharedReader(counted);
    await log.append('buyback-1', eventsOf(20), 'any');
    const pages = await Promise.all(Array.from({ length: 10 }, () => shared.read('')));
    expect(pages.every((page) => page.length === 20)).toBe(true);
    expect(reads).toBe(1);
  });

  it('knows that it has read everything, until something is appended', async () => {
    await log.append('buyback-1', eventsOf(2), 'any');
    const shared = new SharedReader(log);
    expect(shared.isAtEnd('2')).toBe(false);
    await shared.read('');
    expect([shared.isAtEnd('1'), shared.isAtEnd('2')]).toEqual([false, true]);
    const reading = shared.read('2');
    shared.appended();
    await reading;
    expect(shared.isAtEnd('2')).toBe(false);
  });
});
