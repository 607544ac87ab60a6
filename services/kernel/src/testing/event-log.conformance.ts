import { isOfPart } from '@reprise/read-kernel';
import fc from 'fast-check';
import { maxEventBytes, RevisionConflict, whenAppended, type EventLog } from '../event-log';
import { eventually } from './eventually';
import { anEvent } from './events';
import { TestClock, uuidv7 } from '../base';

const aStream = (): string => `buyback-${uuidv7()}`;

/** Every adapter of the event log passes this suite. @param makeLog an empty log, closed by the suite. */
export function eventLogConformance(name: string, makeLog: () => Promise<EventLog>): void {
  describe(`${name} meets the contract of the event log`, () => {
    let log: EventLog;
    beforeEach(async () => {
      log = await makeLog();
    });
    afterEach(() => log.close());

    it('returns what was appended, in order', async () => {
      const stream = aStream();
      const events = [anEvent({ type: 'A' }), anEvent({ type: 'B', data: { é: '✓', n: null } })];
      const result = await log.append(stream, events, 'no-stream');
      expect(result.revision).toBe(1);
      const read = await log.readStream(stream);
      expect(read).toMatchObject(events.map((event, revision) => ({ ...event, stream, revision })));
      expect(read.at(-1)?.position).toBe(result.position);
      expect(await log.readStream(stream, 1)).toEqual(read.slice(1));
      expect(Date.parse(read[0]?.time ?? '')).not.toBeNaN();
    });

    it('returns nothing for an unknown stream', async () => {
      expect(await log.readStream(aStream())).toEqual([]);
      expect(await log.readStream(aStream(), 0, 1)).toEqual([]);
    });

    it('returns as many as were asked for, and appends after all the others', async () => {
      const stream = aStream();
      await log.append(
        stream,
        ['A', 'B', 'C'].map((type) => anEvent({ type })),
        'no-stream',
      );
      const types = async (from: number, limit: number) =>
        (await log.readStream(stream, from, limit)).map(({ type }) => type);
      expect(await types(0, 1)).toEqual(['A']);
      expect(await types(1, 1)).toEqual(['B']);
      expect(await types(1, 9)).toEqual(['B', 'C']);
      expect(await types(3, 1)).toEqual([]);
      expect((await log.append(stream, [anEvent({ type: 'D' })], 2)).revision).toBe(3);
      await expect(log.append(stream, [anEvent({ type: 'E' })], 0)).rejects.toThrow(RevisionConflict);
    });

    it('refuses an append at another revision and writes nothing', async () => {
      const stream = aStream();
      await log.append(stream, [anEvent()], 'no-stream');
      for (const expected of ['no-stream', 1, 7] as const) {
        const refusal = log.append(stream, [anEvent(), anEvent()], expected);
        await expect(refusal).rejects.toMatchObject({
          name: 'RevisionConflict',
          stream,
          expected,
          actual: 0,
        });
      }
      await expect(log.append(aStream(), [anEvent()], 0)).rejects.toBeInstanceOf(RevisionConflict);
      expect(await log.readStream(stream)).toHaveLength(1);
    });

    it('appends at any revision if asked to', async () => {
      const stream = aStream();
      await log.append(stream, [anEvent()], 'any');
      expect((await log.append(stream, [anEvent()], 'any')).revision).toBe(1);
    });

    it('fails only the conflicting one among concurrent appends', async () => {
      const stream = aStream();
      const outcomes = await Promise.allSettled([
        log.append(aStream(), [anEvent()], 'no-stream'),
        log.append(stream, [anEvent(), anEvent()], 'no-stream'),
        log.append(stream, [anEvent(), anEvent()], 'no-stream'),
        log.append(aStream(), [anEvent()], 'no-stream'),
      ]);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      expect(await log.readStream(stream)).toHaveLength(2);
    });

    it('appends an event id once, whatever revision is expected', async () => {
      const stream = aStream();
      const events = [anEvent(), anEvent()];
      const first = await log.append(stream, events, 'no-stream');
      await log.append(stream, [anEvent()], 1);
      for (const expected of ['no-stream', 'any', 2] as const) {
        expect(await log.append(stream, events, expected)).toEqual(first);
      }
      expect(await log.readStream(stream)).toHaveLength(3);
    });

    it('refuses an append that is only partly there, and an empty append', async () => {
      const stream = aStream();
      const [first, second, third] = [anEvent(), anEvent(), anEvent()];
      await log.append(stream, [first, second], 'no-stream');
      for (const expected of ['no-stream', 'any', 0, 1] as const) {
        await expect(log.append(stream, [second, third], expected)).rejects.toMatchObject({ actual: 1 });
      }
      await expect(log.append(stream, [], 1)).rejects.toBeInstanceOf(RangeError);
      expect(await log.readStream(stream)).toHaveLength(2);
    });

    it('accepts every append at any revision, however many reach one stream at once', async () => {
      const stream = aStream();
      const events = Array.from({ length: 30 }, () => anEvent());
      await Promise.all(events.map((event) => log.append(stream, [event], 'any')));
      const ids = (await log.readStream(stream)).map(({ id }) => id);
      expect([...ids].sort()).toEqual(events.map(({ id }) => id).sort());
    });

    it('tells its own positions from other text', async () => {
      const { position } = await log.append(aStream(), [anEvent()], 'any');
      expect(log.compare(position, position)).toBe(0);
      expect(log.compare('latest', position)).toBeNaN();
      expect(log.compare(position, 'latest')).toBeNaN();
    });

    it('shows listening readers what this process has just appended', async () => {
      const leave = log.onAppend(() => {});
      let from = await log.head();
      for (let n = 0; n < 20; n += 1) {
        const { position } = await log.append(aStream(), [anEvent(), anEvent()], 'no-stream');
        expect(await log.readAll(from, 10)).toHaveLength(2);
        expect(await log.distance(from)).toBe(2);
        from = position;
      }
      leave();
    });

    it('reads all streams in one order, in pages', async () => {
      const before = await log.head();
      for (let n = 0; n < 5; n += 1) await log.append(aStream(), [anEvent({ type: `T${n}` })], 'no-stream');
      const first = await log.readAll(before, 3);
      const rest = await log.readAll(first.at(-1)?.position ?? '', 10);
      expect([...first, ...rest].map(({ type }) => type)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
      expect(log.compare(first[0]?.position ?? '', rest[0]?.position ?? '')).toBeLessThan(0);
      expect(log.compare('', first[0]?.position ?? '')).toBeLessThan(0);
      expect(await log.head()).toBe(rest.at(-1)?.position);
      expect(await log.distance(first.at(-1)?.position ?? '')).toBe(2);
      expect(await log.distance(await log.head())).toBe(0);
    });

    it('reads on to the end for a reader of some types, however many others it leaves out', async () => {
      const before = await log.head();
      for (let n = 0; n < 6; n += 1)
        await log.append(aStream(), [anEvent({ type: `T${n % 3}` })], 'no-stream');
      const seen: string[] = [];
      let at = before;
      for (
        let page = await log.readAll(at, 2, { types: ['T1'] });
        page.length > 0;
        page = await log.readAll(at, 2, { types: ['T1'] })
      ) {
        seen.push(...page.map(({ type }) => type).filter((type) => type === 'T1'));
        at = page.at(-1)?.position ?? at;
      }
      expect(seen).toEqual(['T1', 'T1']);
      expect(at).toBe(await log.head());
    });

    it('reads all that a reader of a part of the streams needs', async () => {
      const streams = Array.from({ length: 12 }, aStream);
      const before = await log.head();
      for (const stream of streams)
        await log.append(stream, [anEvent({ type: 'Own' }), anEvent({ type: 'Scattered' })], 'no-stream');
      const readBy = async (index: number) => {
        const part = { of: 2, index, scattered: ['Scattered'] };
        const read = await log.readAll(before, 100, { types: ['Own', 'Scattered'], streams: part });
        const own = streams.filter((stream) => isOfPart(stream, part));
        const needed = read.filter(({ type, stream }) => type === 'Scattered' || own.includes(stream));
        return { own, needed: needed.map(({ type, stream }) => `${type} ${stream}`) };
      };
      const scattered = streams.map((stream) => `Scattered ${stream}`);
      const parts = [await readBy(0), await readBy(1)];
      for (const { own, needed } of parts)
        expect(needed.toSorted()).toEqual([...own.map((stream) => `Own ${stream}`), ...scattered].toSorted());
      expect(parts.flatMap(({ own }) => own).toSorted()).toEqual(streams.toSorted());
    });

    it('refuses an event that is too large', async () => {
      const data = { text: 'x'.repeat(maxEventBytes) };
      await expect(log.append(aStream(), [anEvent({ data })], 'any')).rejects.toBeInstanceOf(RangeError);
      const within = { text: 'x'.repeat(maxEventBytes - 1024) };
      const stream = aStream();
      await log.append(stream, [anEvent({ data: within })], 'any');
      expect(await log.readStream(stream)).toMatchObject([{ data: within }]);
    });

    it('wakes its listeners until they unsubscribe', async () => {
      let woken = 0;
      const leave = log.onAppend(() => (woken += 1));
      await log.append(aStream(), [anEvent()], 'no-stream');
      await eventually(() => woken > 0);
      leave();
      const before = woken;
      await log.append(aStream(), [anEvent()], 'no-stream');
      expect(woken).toBe(before);
    });

    it('ends a wait for an event of one stream', async () => {
      const stream = aStream();
      const look = async () => (await log.readStream(stream)).at(0)?.type;
      const waited = whenAppended(log, look, { clock: new TestClock(), patienceMs: 1_000 });
      await log.append(aStream(), [anEvent({ type: 'Other' })], 'no-stream');
      await log.append(stream, [anEvent({ type: 'Awaited' })], 'no-stream');
      expect(await waited).toBe('Awaited');
    });

    it('has no gap in a stream, however concurrent appends interleave', async () => {
      const writers = fc.array(
        fc.record({
          stream: fc.nat(2),
          size: fc.integer({ min: 1, max: 3 }),
          expected: fc.constantFrom('any', 'no-stream', 0, 1, 3),
        }),
        { maxLength: 20 },
      );
      await fc.assert(
        fc.asyncProperty(writers, async (appends) => {
          const streams = [aStream(), aStream(), aStream()];
          const nameOf = (n: number): string => streams[n] ?? '';
          const results = await Promise.allSettled(
            appends.map(({ stream, size, expected }) =>
              log.append(
                nameOf(stream),
                Array.from({ length: size }, () => anEvent()),
                expected as 'any' | number,
              ),
            ),
          );
          const written = appends.filter((_, n) => results[n]?.status === 'fulfilled');
          for (const [n, stream] of streams.entries()) {
            const revisions = (await log.readStream(stream)).map(({ revision }) => revision);
            const total = written
              .filter((append) => append.stream === n)
              .reduce((sum, { size }) => sum + size, 0);
            expect(revisions).toEqual(Array.from({ length: total }, (_, revision) => revision));
          }
        }),
        { numRuns: 40 },
      );
    });
  });
}
