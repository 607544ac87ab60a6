import type { RecordedEvent } from '@reprise/contracts/kernel';
import fc from 'fast-check';
import { ImportConflict, type EventImport, type EventLog } from '../event-log';
import { anEvent } from './events';
import { uuidv7 } from '../base';

const withoutPosition = (events: readonly RecordedEvent[]) => events.map(({ position: _, ...rest }) => rest);

/** A history from another log: streams that grow in turns, years ago. @param turns which stream grows. */
function aHistory(turns: readonly number[]): RecordedEvent[] {
  const streams = [0, 1, 2].map(() => `buyback-${uuidv7()}`);
  const grown = new Map<number, number>();
  return turns.map((turn, n) => {
    const revision = grown.get(turn) ?? 0;
    grown.set(turn, revision + 1);
    const time = new Date(Date.UTC(2021, 0, 1, 0, 0, n)).toISOString();
    const event = anEvent({ type: `T${n}`, data: { n, é: '✓' } });
    return { ...event, stream: streams[turn] ?? '', revision, position: `elsewhere ${n}`, time };
  });
}

/** Every log that can import another's history passes this suite. @param makeLog an empty log, closed by the suite. */
export function eventImportConformance(name: string, makeLog: () => Promise<EventLog & EventImport>): void {
  describe(`${name} imports the history of another log`, () => {
    let log: EventLog & EventImport;
    beforeEach(async () => {
      log = await makeLog();
    });
    afterEach(() => log.close());

    it('unchanged: ids, streams, revisions, times and order', async () => {
      const history = aHistory([0, 1, 1, 0, 2, 2, 2, 0]);
      const before = await log.head();
      const last = await log.importEvents(history);
      const read = await log.readAll(before, 100);
      expect(withoutPosition(read)).toEqual(withoutPosition(history));
      expect(read.at(-1)?.position).toBe(last);
    });

    it('again from any earlier event, writing nothing twice', async () => {
      const turns = fc.array(fc.nat(2), { minLength: 1, maxLength: 25 });
      await fc.assert(
        fc.asyncProperty(turns, fc.nat(24), fc.nat(24), async (grows, cut, back) => {
          const history = aHistory(grows);
          const before = await log.head();
          const broken = Math.min(cut, history.length);
          if (broken > 0) await log.importEvents(history.slice(0, broken));
          await log.importEvents(history.slice(Math.max(0, Math.min(broken, history.length - 1) - back)));
          expect(withoutPosition(await log.readAll(before, 100))).toEqual(withoutPosition(history));
        }),
        { numRuns: 15 },
      );
    });

    it('and can be appended to afterwards', async () => {
      const history = aHistory([0, 0, 1]);
      await log.importEvents(history);
      const stream = history[0]?.stream ?? '';
      expect(await log.append(stream, [anEvent()], 1)).toMatchObject({ revision: 2 });
    });

    it('but not over another history, nor with a gap', async () => {
      const history = aHistory([0, 0, 0]);
      const [first, second, third] = history;
      if (!first || !second || !third) throw new Error('no history');
      await expect(log.importEvents([second])).rejects.toBeInstanceOf(ImportConflict);
      await log.append(first.stream, [anEvent()], 'no-stream');
      await expect(log.importEvents([first])).rejects.toBeInstanceOf(ImportConflict);
      expect(await log.readStream(first.stream)).toHaveLength(1);
    });
  });
}
